import { Circle, Path } from 'react-native-svg';

/** The shell's own drawings for `Icon`. */
export const icons = {
  back: <Path d="M15 4.5 7.5 12l7.5 7.5" />,
  down: <Path d="m4.5 9 7.5 7.5L19.5 9" />,
  plus: <Path d="M12 5v14M5 12h14" />,
  minus: <Path d="M5 12h14" />,
  fit: (
    <>
      <Circle cx={12} cy={12} r={4.5} />
      <Path d="M3.5 8.5v-5h5M15.5 3.5h5v5M20.5 15.5v5h-5M8.5 20.5h-5v-5" />
    </>
  ),
  // A planet above a dune: a new game begins.
  planet: (
    <>
      <Circle cx={12} cy={9.5} r={6} />
      <Path d="M2.5 19.5c4-3.5 7-3.5 9.5-1.5s5.5 2 9.5-1.5" />
    </>
  ),
  // Footsteps that go on along the crest.
  resume: <Path d="M4 18.5c5 0 6-4 9-6.5s5-2.5 7-2.5M15.5 5.5l4.5 4-3.5 5" />,
  // An open book.
  rules: (
    <Path d="M12 6.5c-2-1.7-5-2-8.5-2v13c3.5 0 6.5.3 8.5 2 2-1.7 5-2 8.5-2v-13c-3.5 0-6.5.3-8.5 2zm0 0v13" />
  ),
  // A helmet with a visor: the automaton beside a physical table.
  companion: (
    <>
      <Path d="M4.5 20.5v-8a7.5 7.5 0 0 1 15 0v8M4.5 12.5h15M9 20.5v-4h6v4" />
      <Circle cx={9} cy={9.5} r={0.5} />
      <Circle cx={15} cy={9.5} r={0.5} />
    </>
  ),
  more: (
    <>
      <Circle cx={5} cy={12} r={0.8} />
      <Circle cx={12} cy={12} r={0.8} />
      <Circle cx={19} cy={12} r={0.8} />
    </>
  ),
  close: <Path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
  forward: <Path d="M9 4.5l7.5 7.5L9 19.5" />,
  toStart: <Path d="M18 4.5 10.5 12l7.5 7.5M6 4.5v15" />,
  toEnd: <Path d="M6 4.5l7.5 7.5L6 19.5M18 4.5v15" />,
  roundBack: <Path d="M12.5 4.5 5 12l7.5 7.5M20 4.5 12.5 12l7.5 7.5" />,
  roundOn: <Path d="M4 4.5l7.5 7.5L4 19.5M11.5 4.5 19 12l-7.5 7.5" />,
  // Up and down: two change places.
  swap: <Path d="M8 20V4.5M3.5 9 8 4.5 12.5 9M16 4v15.5M11.5 15l4.5 4.5 4.5-4.5" />,
  pause: <Path d="M8.5 5v14M15.5 5v14" />,
  play: <Path d="M7.5 4.5v15L19 12z" />,
  copy: <Path d="M8.5 8.5v-5h12v12h-5M3.5 8.5h12v12h-12z" />,
  // A stack of records.
  games: (
    <>
      <Path d="M6.5 6.5v-3h14v12h-3" />
      <Path d="M3.5 8.5h14v12h-14zM7 12.5h7M7 16.5h4" />
    </>
  ),
  // Two sliders.
  settings: (
    <>
      <Path d="M3.5 8h8M17.5 8h3M3.5 16h3M12.5 16h8" />
      <Circle cx={14.5} cy={8} r={3} />
      <Circle cx={9.5} cy={16} r={3} />
    </>
  ),
} as const;

export type IconName = keyof typeof icons;
