import {
  askAbout,
  beginTable,
  changeHagalTable,
  chooseDeck,
  closeHagalTable,
  enterStrengths,
  leaveTable,
  openHagalTable,
  stepTableBack,
  tell,
  tickStep,
  toldIsDone,
  useHagalTable,
} from '../../../../app/imperium/companion/store';
import { gameStorage, openLibrary, setGameStorage } from '../../../../app/store/gamesLibrary';
import { imperium } from '../../../../engine';
import { freshFolder, nodeEnvironment } from '../../storage/support/nodeStorage';

jest.setTimeout(60_000);

const KEY = 'imperium.companion.table';
const TWO: imperium.GameOptions = { players: 2, seed: 1, names: ['1', '2', '3'] };
const HAGAL = 2;

async function openApp(folder = freshFolder()): Promise<string> {
  await closeHagalTable();
  await gameStorage().library.close();
  setGameStorage(nodeEnvironment(folder));
  await openLibrary();
  await openHagalTable();
  return folder;
}

const now = () => useHagalTable.getState();
const state = () => {
  const { state: table } = now();
  if (table === null) throw new Error('no table');
  return table;
};
const step = { text: 'Agent to Carthag', why: null, clause: 'I12.1' };
const carthag = () => {
  const told = imperium.tableTurn(state(), HAGAL, 'carthag');
  tell(told.state, { title: 'House Hagal: Carthag', steps: [step], onward: false });
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());
afterAll(() => gameStorage().library.close());

describe('the table of one’s own', () => {
  it('is not there before it is laid out', async () => {
    await openApp();
    expect(now()).toMatchObject({ status: 'ready', broken: false, state: null, past: [], log: [] });
  });

  it('is kept between visits, with its log, its steps back and whose deck is turned up', async () => {
    const folder = await openApp();
    beginTable(TWO, 'own');
    changeHagalTable((table) => imperium.withTaken(table, 'wealth', true));
    carthag();
    chooseDeck('here');
    const before = imperium.printPosition(state());
    await openApp(folder);
    expect(imperium.printPosition(state())).toBe(before);
    expect(now()).toMatchObject({ deck: 'here' });
    expect(now().log).toMatchObject([{ title: 'House Hagal: Carthag', steps: [step], round: 1 }]);
    expect(now().past).toHaveLength(2);
  });

  it('is found again in the middle of a turn that is being told, with the steps that were ticked off', async () => {
    const folder = await openApp();
    beginTable(TWO, 'own');
    carthag();
    tickStep(0);
    await openApp(folder);
    expect(now()).toMatchObject({ telling: 'steps', done: [0] });
    changeHagalTable((table) => imperium.withTaken(table, 'wealth', true));
    expect(now()).toMatchObject({ telling: 'steps', done: [0] });
    toldIsDone();
    await openApp(folder);
    expect(now()).toMatchObject({ telling: null, done: [] });
  });

  it('is found again in the middle of a question, and of a Combat that is being entered', async () => {
    const folder = await openApp();
    beginTable(TWO, 'own');
    askAbout({ seat: HAGAL, card: 'carthag', free: true });
    enterStrengths([4, 0]);
    await openApp(folder);
    expect(now()).toMatchObject({ asked: { seat: HAGAL, card: 'carthag', free: true }, strengths: [4, 0] });
    carthag();
    expect(now()).toMatchObject({ asked: null, strengths: [] });
    stepTableBack();
    await openApp(folder);
    expect(now()).toMatchObject({ telling: null, asked: null, strengths: [] });
  });

  it('does not lose the table with what was open in it', async () => {
    const folder = await openApp();
    beginTable(TWO, 'own');
    carthag();
    await closeHagalTable();
    const stored = (await gameStorage().library.settings().load())[KEY];
    const damaged = { ...(stored as object), unfinished: { telling: 'steps', done: 'all', asked: 7 } };
    await gameStorage().library.settings().save(KEY, damaged);
    await openApp(folder);
    expect(now()).toMatchObject({ broken: false, telling: null, done: [] });
    expect(state().agents[HAGAL]).toBe(2);
  });

  it('tells until it is done, and takes a turn back with its line', async () => {
    await openApp();
    beginTable(TWO, 'own');
    carthag();
    expect(now().telling).toBe('steps');
    toldIsDone();
    expect([now().telling, state().agents[HAGAL]]).toEqual([null, 2]);
    stepTableBack();
    expect([state().agents[HAGAL], now().log]).toEqual([3, []]);
    stepTableBack();
    expect(state().agents[HAGAL]).toBe(3);
  });

  it('waits for the next card where one led nowhere', async () => {
    await openApp();
    beginTable(TWO, 'own');
    tell(state(), { title: 'House Hagal: Wealth', steps: [step], onward: true });
    expect(now().telling).toBe('word');
  });

  it('remembers which automata have had their card, and forgets it with the step', async () => {
    const folder = await openApp();
    beginTable(TWO, 'own');
    tell(state(), { title: 'Combat', steps: [step], onward: false, armed: [HAGAL] });
    await openApp(folder);
    expect(now().armed).toEqual([HAGAL]);
    stepTableBack();
    expect(now().armed).toEqual([]);
  });

  it('is gone when another one is to be laid out', async () => {
    const folder = await openApp();
    beginTable(TWO, 'own');
    leaveTable();
    await openApp(folder);
    expect(now()).toMatchObject({ state: null, broken: false });
  });

  it.each([
    ['no record', { version: 7 }],
    ['a position that cannot be read', 'position'],
    ['a game without House Hagal', 'four'],
  ])('says so where it cannot be read: %s', async (_, bad) => {
    const folder = await openApp();
    const four = imperium.printPosition(
      imperium.newGame({ players: 4, seed: 1, names: ['a', 'b', 'c', 'd'] }),
    );
    const record = (position: string) => ({
      version: 1,
      ply: 1,
      deck: 'own',
      now: { position, entries: 0, armed: [] },
      past: [],
      log: [],
    });
    const stored = bad === 'position' ? record('nonsense') : bad === 'four' ? record(four) : bad;
    await gameStorage().library.settings().save(KEY, stored);
    await openApp(folder);
    expect(now()).toMatchObject({ state: null, broken: true });
  });
});
