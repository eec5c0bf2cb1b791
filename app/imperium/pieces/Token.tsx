import Svg, { G, Path, Text } from 'react-native-svg';

import { GlyphArt } from '../../ui/GlyphArt';
import { font } from '../../ui/tokens';
import { tokenStyle, type TokenName } from './tokens';

interface TokenProps {
  readonly token: TokenName;
  readonly words?: string | null;
  readonly size: number;
}

/** A resource, a card, a troop or whatever else is paid or gained. Says nothing: what stands around it does. */
export function Token({ token, words = null, size }: TokenProps) {
  const { body, fill, edge, ink, sign, drop } = tokenStyle(token);
  return (
    <Svg width={size} height={size} viewBox="-54 -54 108 108" aria-hidden>
      <Path d={body} fill={fill} stroke={edge} strokeWidth={7} strokeLinejoin="round" />
      {words === null ? (
        <G y={drop}>{sign ? <GlyphArt glyph={sign} colour={ink} ground={fill} scale={0.72} /> : null}</G>
      ) : (
        <Text
          x={0}
          y={drop + 20}
          fontSize={words.length > 1 ? 48 : 58}
          fontFamily={font.textStrong}
          fill={ink}
          textAnchor="middle"
        >
          {words}
        </Text>
      )}
    </Svg>
  );
}
