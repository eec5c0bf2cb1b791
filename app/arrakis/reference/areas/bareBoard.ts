import { arrakis } from '../../../../engine';

/** The board with what is printed on it and nothing else: settlements, sietches, stations. */
export function bareBoard(): arrakis.View {
  let stations = 0;
  const lines = arrakis.AREA_FACTS.flatMap(({ id, settlement, sietch, station }: arrakis.AreaFact) => {
    if (settlement !== undefined) return [`${id}: city`];
    if (sietch) return [`${id}: sietch`];
    if (!station) return [];
    const symbol = arrakis.STATION_SYMBOLS[stations] ?? 'jihad';
    stations += 1;
    return [`${id}: station:${symbol}`];
  });
  return arrakis.view(
    arrakis.parsePosition(
      ['arrakis two 1 ["Atreides","Harkonnen"]', ...lines, 'round = 1', 'phase = 1'].join('\n'),
    ),
    'table',
  );
}
