import Svg, { Path } from 'react-native-svg';

import type { imperium } from '../../../engine';
import { GlyphArt } from '../../ui/GlyphArt';
import { iconGlyphs } from './glyphs';
import { iconColours } from './tokens';

const plate =
  'M-36 -46L36 -46A10 10 0 0 1 46 -36L46 36A10 10 0 0 1 36 46L-36 46A10 10 0 0 1 -46 36L-46 -36A10 10 0 0 1 -36 -46Z';
const disc = 'M-46 0A46 46 0 1 1 46 0A46 46 0 1 1 -46 0Z';

interface AgentIconProps {
  readonly icon: imperium.AgentIcon;
  readonly size: number;
}

/** The family of a space, and a Faction's crest: round for the Factions, square for the rest. */
export function AgentIcon({ icon, size }: AgentIconProps) {
  const faction = icon === 'emperor' || icon === 'guild' || icon === 'bene' || icon === 'fremen';
  const ground = iconColours[icon];
  return (
    <Svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden>
      <Path d={faction ? disc : plate} fill={ground} stroke="#FBF3E2" strokeWidth={5} />
      <GlyphArt glyph={iconGlyphs[icon]} colour="#FBF3E2" ground={ground} scale={0.68} />
    </Svg>
  );
}
