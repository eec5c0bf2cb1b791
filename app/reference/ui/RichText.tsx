import { Text as NativeText } from 'react-native';

import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { font, palette } from '../../ui/tokens';
import type { Span } from '../book/markup';
import { markWords } from '../search/fold';

export const NO_WORDS: ReadonlySet<string> = new Set();

interface RichTextProps {
  readonly spans: readonly Span[];
  readonly found?: ReadonlySet<string>;
  readonly onTerm: (term: string) => void;
  readonly muted?: boolean;
}

/** A line of the book: strong words, links to the glossary, and the words that were searched for. */
export function RichText({ spans, found = NO_WORDS, onTerm, muted = false }: RichTextProps) {
  const { colours } = useTheme();
  return (
    <Text muted={muted} style={{ flexShrink: 1 }}>
      {spans.map((span, index) => {
        const { term } = span;
        const words = <HighlightedText text={span.text} found={found} />;
        if (term !== undefined)
          return (
            <NativeText
              allowFontScaling={false}
              key={index}
              role="link"
              onPress={() => onTerm(term)}
              style={{
                textDecorationLine: 'underline',
                textDecorationStyle: 'dotted',
                textDecorationColor: colours.textMuted,
              }}
            >
              {words}
            </NativeText>
          );
        if (span.strong)
          return (
            <NativeText allowFontScaling={false} key={index} style={{ fontFamily: font.textStrong }}>
              {words}
            </NativeText>
          );
        if (span.card)
          return (
            <NativeText allowFontScaling={false} key={index} style={{ fontStyle: 'italic' }}>
              {words}
            </NativeText>
          );
        return <NativeText key={index}>{words}</NativeText>;
      })}
    </Text>
  );
}

/** Text with the found words highlighted, dark on light in both themes. */
export function HighlightedText({
  text,
  found,
}: {
  readonly text: string;
  readonly found: ReadonlySet<string>;
}) {
  return (
    <>
      {markWords(text, found).map((part, index) =>
        part.marked ? (
          <NativeText
            allowFontScaling={false}
            key={index}
            testID="marked"
            style={{ backgroundColor: palette.sand, color: palette.nightInk, fontFamily: font.textStrong }}
          >
            {part.text}
          </NativeText>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
