import { imperium } from '../../../engine';
import type { Remains } from '../../../app/storage/salvage/gather';
import { mendGame } from '../../../app/storage/salvage/mend';
import { tableRow } from '../../../app/storage/salvage/tables';

const OPTIONS: imperium.GameOptions = { players: 3, seed: 15, names: ['Ann', 'Bob', 'Cid'] };
const MOVES = 12;

/** What was found of a game of Dune: Imperium, with some of its positions; the cells behind its options are those of its row. */
function remains(kind: string | null, withPosition: boolean): Remains {
  const state = imperium.newGame(OPTIONS);
  const moves = Array.from({ length: MOVES }, (_, index) => {
    const [move] = imperium.legalMoves(state);
    if (move === undefined) throw new Error('nothing to do');
    imperium.play(state, move);
    return { ply: index + 1, move: imperium.printMove(move) };
  });
  const cells = [null, 'Ours', JSON.stringify(OPTIONS), 1, 5, 6, null, 0, 0, MOVES, '{}'];
  const found = tableRow({
    rowid: 7,
    cells: kind === null ? cells : [...cells, kind],
    trust: 'live',
    table: 'games',
  });
  if (found?.table !== 'games') throw new Error('no game');
  const position = { ply: MOVES, position: imperium.printPosition(state) };
  return { id: 7, row: found.row, moves, snapshots: withPosition ? [position] : [] };
}

describe('a game whose kind was damaged', () => {
  it.each([
    ['is known by its options', null, false],
    ['is known by its options and its position', null, true],
    ['keeps the kind that it names', 'imperium', false],
    ['is not taken for what its letters have become', 'imperiun', false],
  ] as const)('%s', async (_, kind, withPosition) => {
    const { draft, lost } = await mendGame(remains(kind, withPosition), null, null, 9);
    expect(draft.kind).toBe('imperium');
    expect(lost).toBe(0);
    expect(draft.moves).toHaveLength(MOVES);
  });
});

describe('options that were damaged', () => {
  it('give way to those of a position, also where a later one cannot be read', async () => {
    const found = remains('imperium', true);
    const [good] = found.snapshots;
    if (!good || !found.row) throw new Error('nothing found');
    const broken = { ply: MOVES + 30, position: good.position.slice(9) };
    const row = { ...found.row, options: found.row.options.replace('Ann', 'An.') };
    const { draft } = await mendGame({ ...found, row, snapshots: [broken, good] }, null, null, 9);
    expect(draft.options).toEqual(OPTIONS);
  });
});

describe('the empty place of a key in the row of a game', () => {
  it.each(['games', null])('says nothing when damage has filled it, on a page of %s', (table) => {
    const cells = [0, 'Ours', JSON.stringify(OPTIONS), 1, 5, 6, null, 0, 0, MOVES, '{}', 'imperium'];
    const found = tableRow({ rowid: 7, cells, trust: 'live', table });
    expect(found).toMatchObject({ table: 'games', row: { id: 7, name: 'Ours', kind: 'imperium' } });
  });
});
