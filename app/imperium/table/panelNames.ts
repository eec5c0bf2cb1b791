/** What else the table shows. The first ones have a button at the bottom, the others are touched in the header. */
export const TABS = ['hand', 'row', 'log'] as const;
export type PanelName = (typeof TABS)[number] | 'seats' | 'conflict' | 'recap';
