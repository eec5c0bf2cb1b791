/** What surrounds the board, each in a panel of its own. */
export const PANELS = ['dice', 'cards', 'leaders', 'spice', 'prescience', 'tank', 'supply', 'log'] as const;
export type PanelName = (typeof PANELS)[number];
