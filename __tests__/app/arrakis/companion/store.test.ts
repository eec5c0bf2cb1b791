import {
  hashState,
  newTable,
  pending,
  tableArea,
  tableDie,
  tableRound,
  withTableMove,
} from '../../../../engine/arrakis';
import {
  changeTable,
  closeCompanion,
  fightOnTable,
  dismissBroken,
  openCompanion,
  setCards,
  startOver,
  stepBack,
  applyAnswer,
  useCompanion,
} from '../../../../app/arrakis/companion/store';
import { inArea, withCount, withLeader } from '../../../../app/arrakis/companion/panels/editArea';
import { openLibrary, setGameStorage, gameStorage } from '../../../../app/store/gamesLibrary';
import { freshFolder, nodeEnvironment } from '../../storage/support/nodeStorage';

jest.setTimeout(60_000);

const KEY = 'companion.table';

async function openApp(folder = freshFolder()): Promise<string> {
  await closeCompanion();
  await gameStorage().library.close();
  setGameStorage(nodeEnvironment(folder));
  await openLibrary();
  await openCompanion();
  return folder;
}

const now = () => useCompanion.getState();
const add = (area: Parameters<typeof inArea>[0], count: number) =>
  changeTable(inArea(area, (before) => withCount(before, 'harkonnen', 'regular', count)));

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());
afterAll(() => gameStorage().library.close());

describe('the table of one’s own', () => {
  it('begins with the set-up, at rest', async () => {
    await openApp();
    expect(now()).toMatchObject({ status: 'ready', broken: false, past: [], log: [], cards: 'dealt' });
    expect(pending(now().state)).toBeNull();
    expect(tableArea(now().state, 'arrakeen').side).toBe('harkonnen');
  });

  it('is kept between visits, with its log, its steps back and whose cards are played', async () => {
    const folder = await openApp();
    expect(add('cne-2', 2)).toBeNull();
    setCards('table');
    const told = tableRound(now().state);
    applyAnswer(told, 'Round 1', [{ clause: 'R14.2', text: 'Harvest', steps: ['do it'], whys: [] }]);
    const before = hashState(now().state);
    await openApp(folder);
    expect(hashState(now().state)).toBe(before);
    expect(now()).toMatchObject({ cards: 'table', last: null });
    expect(now().log.map(({ title }) => title)).toEqual(['Round 1']);
    expect(now().past).toHaveLength(2);
    stepBack();
    stepBack();
    expect(tableArea(now().state, 'cne-2').side).toBeNull();
  });

  it('goes back step by step, as often as there were steps; the log goes with it', async () => {
    await openApp();
    const start = hashState(now().state);
    add('cne-2', 1);
    add('cne-2', 2);
    applyAnswer(tableDie(now().state, 'house'), 'Die', []);
    expect(now().log).toHaveLength(1);
    stepBack();
    expect(now().log).toHaveLength(0);
    expect(tableArea(now().state, 'cne-2').regular).toBe(2);
    stepBack();
    stepBack();
    expect(hashState(now().state)).toBe(start);
    const { ply } = now();
    stepBack();
    expect(now().ply).toBe(ply);
  });

  it('names what cannot be and changes nothing', async () => {
    await openApp();
    const { state, ply } = now();
    expect(add('cne-2', 7)).toBe('limit');
    expect(changeTable(inArea('cne-2', (before) => withLeader(before, 'harkonnen', 'rabban')))).toBe(
      'stranded',
    );
    expect(changeTable((table) => withTableMove(table, 'arrakeen', 'windgap'))).toBe('enemy');
    expect(now()).toMatchObject({ state, ply, past: [] });
  });

  it('remembers over a restart that a battle is being fought on the table', async () => {
    const folder = await openApp();
    fightOnTable(now().state, 'csw-3', 'windgap');
    await openApp(folder);
    expect(now().fought).toEqual(['csw-3', 'windgap']);
    stepBack();
    expect(now().fought).toBeNull();
  });

  it('starts over with a fresh table and nothing to go back to', async () => {
    await openApp();
    add('cne-2', 1);
    startOver();
    expect(tableArea(now().state, 'cne-2').side).toBeNull();
    expect(now().past).toEqual([]);
  });
});

describe('what was kept and cannot be believed', () => {
  const good = { version: 1, ply: 3, cards: 'dealt', past: [], log: [] };
  const broken: readonly (readonly [string, unknown])[] = [
    ['no table at all', 'sand'],
    ['another version', { ...good, version: 7 }],
    ['a position that is none', { ...good, now: { position: 'arrakis?', entries: 0, fought: null } }],
    ['a place that is none', { ...good, now: { position: '', entries: 0, fought: ['atlantis', 'windgap'] } }],
    [
      'a game of two',
      { ...good, now: { position: 'arrakis two 1 ["A","B"]\nround = 1', entries: 0, fought: null } },
    ],
  ];

  it.each(broken)('%s: a fresh table, and it is said', async (_, stored) => {
    const folder = await openApp();
    await gameStorage().library.settings().save(KEY, stored);
    await openApp(folder);
    expect(now()).toMatchObject({ status: 'ready', broken: true });
    expect(tableArea(now().state, 'arrakeen').side).toBe('harkonnen');
    dismissBroken();
    expect(now().broken).toBe(false);
  });

  it('a step back that cannot be read is left out', async () => {
    await openApp();
    add('cne-2', 1);
    const [first] = now().past;
    if (first === undefined) throw new Error('no step');
    useCompanion.setState({ past: [first, { ...first, position: 'sand' }] });
    stepBack();
    expect(tableArea(now().state, 'cne-2').regular).toBe(1);
    stepBack();
    expect(tableArea(now().state, 'cne-2').side).toBeNull();
  });

  it('without storage the table lasts until the app closes', async () => {
    await closeCompanion();
    await gameStorage().library.close();
    setGameStorage({
      ...nodeEnvironment(freshFolder()),
      openDriver: () => Promise.reject(new Error('no disk')),
    });
    await openLibrary();
    await openCompanion();
    expect(now().status).toBe('ready');
    expect(add('cne-2', 1)).toBeNull();
    expect(tableArea(now().state, 'cne-2').regular).toBe(1);
  });
});

it('two fresh tables are two chances', () => {
  expect(hashState(newTable(1))).not.toBe(hashState(newTable(2)));
});
