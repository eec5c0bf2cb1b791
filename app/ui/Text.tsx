import { Text as NativeText, type TextProps as NativeTextProps } from 'react-native';

import { PageTitle } from './PageTitle';
import { useTheme } from './theme';
import { font, type, type TypeVariant } from './tokens';

export interface TextProps extends NativeTextProps {
  readonly variant?: TypeVariant;
  readonly strong?: boolean;
  readonly muted?: boolean;
  readonly colour?: string;
  /** Of a heading, for screen readers: 1 is the name of the screen. */
  readonly level?: 1 | 2 | 3;
  /** Largest text scale, for places that cannot grow. */
  readonly maxScale?: number | undefined;
}

/** All text of the app: four sizes, two weights, figures of equal width. */
export function Text({
  variant = 'body',
  strong,
  muted,
  colour,
  level,
  maxScale,
  style,
  ...rest
}: TextProps) {
  const { colours, textScale } = useTheme();
  const scale = Math.min(textScale, maxScale ?? textScale);
  const { fontFamily, fontSize, lineHeight } = type[variant];
  const headline = variant === 'display' || variant === 'title';
  // Only a heading has a level; large letters may be something else.
  const heading = (rest.role ?? (headline ? 'heading' : undefined)) === 'heading';
  const rank = level ?? (variant === 'display' ? 1 : 2);
  const text = (
    <NativeText
      role={headline ? 'heading' : undefined}
      {...(heading ? { 'aria-level': rank } : {})}
      // The theme's scale has the system's in it.
      allowFontScaling={false}
      {...rest}
      style={[
        {
          fontFamily: strong && !headline ? font.textStrong : fontFamily,
          fontSize: fontSize * scale,
          lineHeight: lineHeight * scale,
          color: colour ?? (muted ? colours.textMuted : colours.text),
          fontVariant: ['tabular-nums'],
        },
        style,
      ]}
    />
  );
  if (!heading || rank !== 1 || typeof rest.children !== 'string') return text;
  return (
    <>
      {text}
      <PageTitle words={rest.children} />
    </>
  );
}
