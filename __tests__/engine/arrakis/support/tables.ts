import { AREA_FACTS, newTable, tableArea, withTableArea } from '../../../../engine/arrakis';
import type { AreaId, State, TableArea } from '../../../../engine/arrakis';

export const EMPTY: TableArea = {
  side: null,
  regular: 0,
  elite: 0,
  special: 0,
  generic: 0,
  leaders: [],
  tokens: 0,
  settlement: false,
  sietchRank: null,
  station: false,
  wormsign: false,
  sandworm: null,
  harvester: false,
};

/** A table on which nothing lies but what is put there. */
export function clearTable(): State {
  return AREA_FACTS.reduce((state, { id }) => {
    const { sietchRank } = tableArea(state, id);
    return withTableArea(state, id, { ...EMPTY, sietchRank: sietchRank === null ? null : 1 });
  }, newTable(5));
}

export const put = (state: State, id: AreaId, part: Partial<TableArea>): State =>
  withTableArea(state, id, { ...EMPTY, ...part });
