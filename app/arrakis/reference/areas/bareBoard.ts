import { AREA_FACTS, parsePosition, STATION_SYMBOLS, view, type AreaFact, type View } from '../../../../engine';

/** The board with what is printed on it and nothing else: settlements, sietches, stations. */
export function bareBoard(): View {
  let stations = 0;
  const lines = AREA_FACTS.flatMap(({ id, settlement, sietch, station }: AreaFact) => {
    if (settlement !== undefined) return [`${id}: city`];
    if (sietch) return [`${id}: sietch`];
    if (!station) return [];
    const symbol = STATION_SYMBOLS[stations] ?? 'jihad';
    stations += 1;
    return [`${id}: station:${symbol}`];
  });
  return view(
    parsePosition(['arrakis two 1 ["Atreides","Harkonnen"]', ...lines, 'round = 1', 'phase = 1'].join('\n')),
    'table',
  );
}
