import { stepsOf } from '../../../../app/imperium/companion/steps';
import { catalogueFor } from '../../../../app/imperium/texts/catalogue';
import { LANGUAGES, type Language } from '../../../../app/i18n/languages';
import { translatorFor } from '../../../../app/i18n/translator';
import { imperium } from '../../../../engine';
import { loadLanguages } from '../../i18n/support/loadLanguages';

beforeAll(loadLanguages);

const TWO: imperium.GameOptions = { players: 2, seed: 1, names: ['1', '2', '3'] };
const SOLO: imperium.GameOptions = {
  players: 1,
  seed: 1,
  names: ['1', '2', '3'],
  leaders: ['paul', 'leto', 'rabban'],
};
const EXPERT: imperium.GameOptions = { ...SOLO, difficulty: 'mentat' };
const HAGAL = 2;

function table(
  options: imperium.GameOptions,
  change: (s: imperium.State) => void = () => undefined,
): imperium.State {
  const s = imperium.newTable(options);
  change(s);
  return s;
}

function tell(before: imperium.State, told: imperium.Told, language: Language = 'en') {
  return stepsOf(before, told, { t: translatorFor(language), catalogue: catalogueFor(language) });
}

const turn = (s: imperium.State, card: string, seat = HAGAL) => tell(s, imperium.tableTurn(s, seat, card));
const said = (steps: ReturnType<typeof turn>) => steps.map(({ clause, text }) => `${clause ?? ''} ${text}`);
const conflict = (id: string) => imperium.CONFLICTS.findIndex((card) => card.id === id);

describe('what people have to move', () => {
  it('I12.1, I12.4, I12.5: Agent, recruits of a Combat space, and two of the garrison', () => {
    expect(
      said(
        turn(
          table(TWO, (s) => (s.garrison[HAGAL] = 3)),
          'carthag',
        ),
      ),
    ).toEqual([
      'I12.1 Agent to Carthag',
      'I12.4 Troops from its supply to the Conflict: 1',
      'I12.5 Troops from its garrison to the Conflict: 2',
    ]);
  });

  it('I12.2, I12.4: the track, and recruits of another space to the garrison', () => {
    expect(said(turn(table(TWO), 'conspire'))).toEqual([
      'I12.1 Agent to Conspire',
      'I12.2 Emperor: its cube up to 1',
      'I12.4 Troops from its supply to its garrison: 2',
    ]);
  });

  it('I12.5: troops of the garrison go along even where the card shows none', () => {
    const steps = turn(
      table(TWO, (s) => (s.garrison[HAGAL] = 5)),
      'stillsuits',
    );
    expect(said(steps)).toContain('I12.5 Troops from its garrison to the Conflict: 2');
    expect(said(steps).join()).not.toMatch(/supply/);
  });

  it('I5.9: an empty supply sends nobody', () => {
    const steps = turn(
      table(TWO, (s) => (s.garrison[HAGAL] = 12)),
      'rally-troops',
    );
    expect(said(steps)).toEqual(['I12.1 Agent to Rally Troops']);
  });

  it('I12.6: the bonus goes to the bank with two, and to the Rival with one', () => {
    const two = turn(
      table(TWO, (s) => (s.bonusSpice = [0, 2, 0])),
      'harvest-spice',
    );
    expect(said(two)).toEqual([
      'I12.6 Agent to Hagga Basin',
      'I12.6 Bonus spice from Hagga Basin to the bank: 2',
    ]);
    const solo = turn(
      table(SOLO, (s) => (s.bonusSpice = [0, 2, 0])),
      'harvest-spice',
      1,
    );
    expect(said(solo)[1]).toMatch(/^I12.6 .*Leto.* gains 4 spice/);
    expect(said(turn(table(TWO), 'harvest-spice'))[0]).toMatch(/^I12.1 No free Maker space/);
  });

  it('I5.6: whoever controls the space is paid', () => {
    const steps = turn(
      table(TWO, (s) => (s.control[1] = 1)),
      'carthag',
    );
    expect(said(steps)).toContain('I5.6 Player B gains 1 Solari.');
  });

  it('I12.2, I8.4: the Alliance changes hands', () => {
    const steps = turn(
      table(TWO, (s) => (s.influence[HAGAL * 4] = 3)),
      'wealth',
    );
    expect(said(steps).at(-1)).toMatch(/^I8.4 .*House Hagal.*Alliance/);
  });

  it('I13.6: a Rival spends seven for a point, and the payment is not told twice', () => {
    const steps = said(
      turn(
        table(SOLO, (s) => {
          s.spice[1] = 6;
          s.bonusSpice = [0, 0, 1];
        }),
        'harvest-spice',
        1,
      ),
    );
    expect(steps.filter((text) => text.includes('7 spice'))).toHaveLength(1);
    expect(steps).toContainEqual(expect.stringMatching(/^I13.6/));
    expect(steps).toContainEqual(expect.stringMatching(/^I3.5 .*now 1|^I3.5/));
  });

  it('I13.9: an expert that leads keeps recruits in its garrison', () => {
    const steps = turn(
      table(EXPERT, (s) => {
        s.conflictCard = conflict('desert-power');
        s.conflict[1] = 3;
      }),
      'carthag',
      1,
    );
    expect(said(steps)).toEqual([
      'I12.1 Agent to Carthag',
      'I12.4 Troops from its supply to its garrison: 1',
      'I13.9 No troops go to the Conflict.',
    ]);
  });

  it('I12.3, I13.7: a Signet that asks is told with its recruits after the answer', () => {
    const before = table(SOLO, (s) => {
      s.spice[1] = 1;
      s.influence = [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    });
    const asked = imperium.tableTurn(before, 1, 'arrakeen-1p');
    const first = said(tell(before, asked));
    expect(first.at(-1)).toMatch(/^I12.3/);
    expect(first.join()).not.toMatch(/supply/);
    const [yes] = imperium.legalMoves(asked.state);
    if (yes === undefined) throw new Error('nothing to choose');
    const then = said(tell(asked.state, imperium.tableMove(asked.state, yes)));
    expect(then).toContain('I12.4 Troops from its supply to the Conflict: 1');
    expect(then).toContainEqual(expect.stringMatching(/^I13.7 Emperor: its cube up to 1/));
  });

  it('I12.7: swords and the place of the Combat marker', () => {
    const before = table(TWO, (s) => (s.conflict[HAGAL] = 2));
    const steps = tell(before, imperium.tableSwords(before, HAGAL, 'heighliner'));
    expect(said(steps)).toEqual(['I12.7 Swords: 6. Combat marker to 10']);
  });

  it('I4.1: a person who controls the space of the Conflict may defend it', () => {
    const before = table(TWO, (s) => {
      s.round = 2;
      s.control[1] = 0;
    });
    const steps = tell(before, imperium.tableConflict(before, 'siege-of-carthag'));
    expect(said(steps)).toEqual(['I4.1 Player A may send a troop from the supply to the Conflict.']);
  });

  it('I7.6 comes first when a round ends', () => {
    const before = table(TWO);
    const steps = tell(before, imperium.tableRound(before));
    expect(steps.map(({ clause }) => clause)).toEqual(['I7.6', 'I4.4', 'I4.4', 'I4.4', 'I4.5', 'I4.5']);
  });

  it('never names an Intrigue card that only this app has dealt', () => {
    const before = table(SOLO, (s) => {
      s.conflict[1] = 3;
      s.conflictCard = conflict('cloak-and-dagger');
      s.influence = [0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0];
      s.intrigue[1] = [s.intrigueDeck.pop() ?? 0];
    });
    const told = imperium.tableResult(before, [0]);
    const names = imperium.INTRIGUES.map(({ name }) => name);
    const text = said(tell(before, told)).join(' ');
    expect(text).toMatch(/I13.6/);
    expect(names.filter((name) => text.includes(name))).toEqual([]);
  });
});

/** Every card in every game, on tables that make it do most of what it can. */
describe.each(LANGUAGES)('every card has words: %s', (language) => {
  it.each([
    ['two', TWO],
    ['solo', EXPERT],
  ] as const)('%s', (_, options) => {
    const seat = options.players;
    for (const { id } of imperium.tableDeck(imperium.newTable(options))) {
      const before = table(options, (s) => {
        s.bonusSpice = [1, 1, 2];
        s.garrison[seat] = 2;
        s.control = [0, 0, 0];
        s.influence = s.influence.map(() => 3);
        s.spice = s.spice.map(() => 6);
      });
      const steps = tell(before, imperium.tableTurn(before, seat, id), language);
      expect([id, steps.length > 0]).toEqual([id, true]);
      for (const { text, why } of steps)
        expect([id, text, why]).not.toContainEqual(expect.stringMatching(/[{}]|undefined/));
    }
  });
});
