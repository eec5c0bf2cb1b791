import { Circle, Path, Rect } from 'react-native-svg';

/** Drawings for `Icon` of the panels around the board. */
export const panelIcons = {
  dice: (
    <>
      <Rect x={3.5} y={9} width={11.5} height={11.5} rx={2.5} />
      <Path d="M9.5 5.8 12 3.5h6.5a2 2 0 0 1 2 2V12l-2.6 2.6" />
      <Circle cx={7} cy={12.6} r={0.7} />
      <Circle cx={11.5} cy={17} r={0.7} />
    </>
  ),
  cards: <Path d="M4 7.5h10.5v13H4zM8 4.5l9.8-1.3 2 13.4-2.3.4M7 12h4.5M7 15.5h4.5" />,
  leaders: (
    <>
      <Circle cx={12} cy={8} r={4} />
      <Path d="M4 20.5c.6-4.5 3.7-6.5 8-6.5s7.4 2 8 6.5" />
    </>
  ),
  spice: <Path d="M3.5 17.5 9 8.5l3 4.5 3.5-7.5 5 12zM3.5 20.5h17" />,
  prescience: (
    <>
      <Path d="M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12z" />
      <Circle cx={12} cy={12} r={2.6} />
    </>
  ),
  tank: <Path d="M6 3.5h12M7.5 3.5v14a4.5 3 0 0 0 9 0v-14M7.5 10.5c3-1.6 6 1.6 9 0" />,
  supply: <Path d="M3.5 8.5 12 4l8.5 4.5v8L12 21l-8.5-4.5zM3.5 8.5 12 13l8.5-4.5M12 13v8" />,
  log: <Path d="M5 4.5h14M5 9.5h14M5 14.5h14M5 19.5h8" />,
  more: (
    <>
      <Circle cx={5} cy={12} r={1.4} />
      <Circle cx={12} cy={12} r={1.4} />
      <Circle cx={19} cy={12} r={1.4} />
    </>
  ),
  places: (
    <>
      <Path d="M12 21c-4-5-6.5-8-6.5-11.2a6.5 6.5 0 0 1 13 0C18.5 13 16 16 12 21z" />
      <Circle cx={12} cy={9.8} r={2.4} />
    </>
  ),
  undo: <Path d="M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11H9" />,
  hide: <Path d="M3 12c3.6-5.4 14.4-5.4 18 0-3.6 5.4-14.4 5.4-18 0M4.5 20l15-16" />,
  info: (
    <>
      <Circle cx={12} cy={12} r={8.5} />
      <Path d="M12 11v5.5M12 7.6v.2" />
    </>
  ),
} as const;

export type PanelIconName = keyof typeof panelIcons;
