import { Circle, Path, Rect } from 'react-native-svg';

/** Drawings for `Icon` of the rules book and its tools. */
export const referenceIcons = {
  search: (
    <>
      <Circle cx={10.5} cy={10.5} r={6} />
      <Path d="M15 15l5.5 5.5" />
    </>
  ),
  bookmark: <Path d="M7 3.5h10v17l-5-4-5 4z" />,
  // Two cards, one behind the other.
  cards: (
    <>
      <Path d="M8.5 6V3.5h11v14H17" />
      <Rect x={4.5} y={6.5} width={11} height={14} rx={1.5} />
    </>
  ),
  // A planet with its sectors.
  areas: (
    <>
      <Circle cx={12} cy={12} r={8.5} />
      <Path d="M12 3.5v17M3.5 12h17" />
      <Circle cx={12} cy={12} r={3.5} />
    </>
  ),
  tokens: (
    <>
      <Circle cx={8.5} cy={9} r={5} />
      <Circle cx={15.5} cy={15} r={5} />
    </>
  ),
  dice: (
    <>
      <Rect x={4} y={4} width={16} height={16} rx={3} />
      <Circle cx={8.5} cy={8.5} r={0.9} />
      <Circle cx={15.5} cy={8.5} r={0.9} />
      <Circle cx={12} cy={12} r={0.9} />
      <Circle cx={8.5} cy={15.5} r={0.9} />
      <Circle cx={15.5} cy={15.5} r={0.9} />
    </>
  ),
  // A dune with grains above it.
  spice: (
    <>
      <Path d="M2.5 18.5c4-6 7-6 9.5-3s5.5 3 9.5-2M2.5 20.5h19" />
      <Circle cx={9} cy={6.5} r={0.9} />
      <Circle cx={13.5} cy={4.5} r={0.9} />
      <Circle cx={15.5} cy={8.5} r={0.9} />
    </>
  ),
  // Two blades crossed over a scale of chances.
  odds: (
    <>
      <Path d="M5 3.5l11 11M19 3.5l-11 11M13.5 16.5l4-4M10.5 16.5l-4-4" />
      <Path d="M3.5 20.5h10M16.5 20.5h4" />
    </>
  ),
  // A helmet with a visor: the automaton at the table.
  companion: (
    <>
      <Path d="M4.5 20.5v-8a7.5 7.5 0 0 1 15 0v8M4.5 12.5h15M9 20.5v-4h6v4" />
      <Circle cx={9} cy={9.5} r={0.8} />
      <Circle cx={15} cy={9.5} r={0.8} />
    </>
  ),
  glossary: <Path d="M5 18.5 9.5 5.5h1L15 18.5M6.8 13.5h6.4M17 10h3.5L17 18.5h3.5" />,
} as const;

export type ReferenceIconName = keyof typeof referenceIcons;
