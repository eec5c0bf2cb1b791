import { LEADERS, type LeaderId, type PrescienceId } from '../../../../../engine/arrakis';
import { ALL, wordsOf } from './all';

interface LeaderFacts {
  readonly enters: readonly string[];
  readonly combat: string;
  readonly slot: string | null;
  readonly special: readonly string[];
}

/** Named leaders as the facts give them. */
const LEADER_FACTS: Readonly<Record<LeaderId, LeaderFacts>> = {
  rabban: {
    enters: ['from the start'],
    combat: '2 hits',
    slot: 'Leadership',
    special: ["Move Beast Rabban's legion", "Beast Rabban's legion again"],
  },
  feyd: {
    enters: ['supremacy reaches 6', 'Beloved Feyd-Rautha', 'Rabban then leaves the game'],
    combat: '2 hits and 1 shield',
    slot: 'Leadership',
    special: ["Move Feyd-Rautha's legion", "Attack with Feyd-Rautha's legion"],
  },
  baron: {
    enters: ['from the start'],
    combat: '2 shields',
    slot: 'House',
    special: ['Replace 3 regulars', '3 elites'],
  },
  hawat: {
    enters: ['supremacy reaches 1'],
    combat: '1 hit and 2 shields',
    slot: 'Mentat',
    special: ['Draw 3 planning cards', 'House Harkonnen'],
  },
  mohiam: {
    enters: ['Hawat is removed from the game'],
    combat: '3 shields',
    slot: 'Mentat',
    special: ['Draw 2 planning cards', 'Corrino', 'Play 1 planning card'],
  },
  aramsham: {
    enters: ['from the start'],
    combat: '1 hit and 1 shield',
    slot: 'Deployment',
    special: ['1 Sardaukar', '2 regulars', '1 leader', 'one or more', 'settlements'],
  },
  shaddam: {
    enters: ['Rage Overcame Shaddam IV'],
    combat: '2 hits',
    slot: 'Strategy',
    special: ['Replace 3 elites', '3 Sardaukar'],
  },
  paul: {
    enters: ['from the start'],
    combat: '1 hit',
    slot: 'Leadership',
    special: ['Place Paul in any of your legions', 'Move 2 different legions', 'leader'],
  },
  muaddib: {
    enters: ['Replaces Paul Atreides', 'Kwisatz Haderach reaches 3'],
    combat: '2 hits and 1 shield',
    slot: 'Leadership',
    special: [
      'Place Paul in any of your legions',
      'Choose one',
      'Move 2 different legions',
      'leader',
      "surprise attack with Paul's legion",
    ],
  },
  jessica: {
    enters: ['from the start'],
    combat: '1 shield',
    slot: 'Mentat',
    special: ['Place Jessica in any of your legions', 'Draw 2 planning cards'],
  },
  'reverend-mother': {
    enters: ['Replaces Lady Jessica', 'Sand Dwellers reaches 3'],
    combat: '2 shields',
    slot: 'Mentat',
    special: ['Draw 2 planning cards', 'Play 1 planning card'],
  },
  gurney: {
    enters: ['Smugglers'],
    combat: '2 hits and 1 shield',
    slot: null,
    special: ['no special action'],
  },
  alia: {
    enters: ['any prescience marker reaches 6', 'Alia, the Abomination'],
    combat: '1 hit',
    slot: 'House',
    special: ['Place Alia in any of your legions', 'any other result'],
  },
  stilgar: {
    enters: ['from the start'],
    combat: '2 hits',
    slot: 'Strategy',
    special: ['Move 3 different legions'],
  },
  chani: {
    enters: ['Jihad reaches 3'],
    combat: '1 hit and 1 shield',
    slot: 'Deployment',
    special: ['2 deployment tokens', '1 available leader', 'one or more sietches'],
  },
};

function text(kind: string, id: string): string {
  const card = ALL.find((entry) => entry.kind === kind && entry.id === id);
  if (card === undefined) throw new Error(`${kind} ${id} is not printed`);
  return wordsOf(card);
}

describe('R11.1 every named leader says what the facts say', () => {
  it.each(LEADERS)('%s', (id) => {
    const { enters, combat, slot, special } = LEADER_FACTS[id];
    const said = text('leader', id);
    for (const fact of [...enters, ...special]) expect(said).toContain(fact);
    expect(said).toContain(`a special becomes ${combat}.`);
    if (slot === null) expect(said).not.toContain('Special action');
    else expect(said).toContain(`Special action, an option of a ${slot} die:`);
  });

  it('R11.3 Wild Maker', () => {
    const said = text('wildMaker', 'wild-maker');
    for (const fact of ['Shai-Hulud', '6 combat dice', 'Desert Power', 'Move the Wild Maker, then attack']) {
      expect(said).toContain(fact);
    }
  });
});

/** Prescience cards: what is needed, what is done, which markers advance. */
const PRESCIENCE: Readonly<Record<PrescienceId, readonly string[]>> = {
  'dew-collectors': ['end of the round', 'legions in 3 plateau areas', 'Sand Dwellers 2.'],
  mahdi: [
    'end of the round',
    'unrevealed sietch',
    "Reveal the sietch in Paul's area",
    'Kwisatz Haderach 1 and Jihad 1.',
  ],
  'water-discipline': [
    'end of the round',
    'Paul and Jessica are each in a deep desert without a sietch',
    'Kwisatz Haderach 1 and Sand Dwellers 1.',
  ],
  'wind-traps': ['end of the round', 'legions in 3 mountain areas', 'Sand Dwellers 1 and Jihad 1.'],
  'stunted-worms': [
    'end of the round',
    'legions in 2 minor erg areas',
    'Kwisatz Haderach 1 and Sand Dwellers 2.',
  ],
  'bene-gesserit-ways': [
    'end of the round',
    'Jessica and Paul are in the same sietch',
    'Kwisatz Haderach 2.',
  ],
  'desert-war': [
    'end of the round',
    'legions in 4 desert areas without a sietch',
    'Sand Dwellers 1 and Jihad 2.',
  ],
  'lisan-al-gaib': [
    'end of the round',
    "Reveal 2 deployment tokens in Paul's area",
    'Kwisatz Haderach 1, Sand Dwellers 1 and Jihad 1.',
  ],
  'water-of-life': [
    'action phase',
    'Paul is in a sector without a Harkonnen legion',
    'Spend 1 action die',
    'Paul goes to the first space of the tank',
    'Kwisatz Haderach 3.',
  ],
  'tahaddi-challenge': [
    'action phase',
    'a named leader and a naib',
    'sector without a Harkonnen legion',
    'Spend 1 action die',
    'Remove that naib',
    'Kwisatz Haderach 2 and Jihad 1.',
  ],
  'families-flee': [
    'action phase',
    'sector with a Harkonnen legion',
    'free action in your own turn',
    'Remove 1 deployment token',
    'Sand Dwellers 1 and Jihad 1.',
  ],
  'sandride-mudir': [
    'action phase',
    'with a named leader',
    'just sandridden',
    'was empty desert',
    'Sand Dwellers 1 and Jihad 1.',
  ],
  razzia: ['action phase', 'just destroyed a harvester', 'Advance Jihad 2.'],
  'oppressor-falls': [
    'action phase',
    'just won a battle against a Harkonnen legion with a leader',
    'Kwisatz Haderach 1 and Jihad 2.',
  ],
  'jessica-changes-the-water': [
    'action phase',
    'Jessica is in a sector without a Harkonnen legion',
    'Spend 1 action die',
    'Jessica goes to the first space of the tank',
    'Advance Sand Dwellers 3.',
  ],
  'maker-strikes': [
    'action phase',
    'sandworm attack in the action phase has just eliminated a Harkonnen unit',
    'Kwisatz Haderach 1 and Jihad 1.',
  ],
};

describe('R8.3 R8.4 every prescience card says what the facts say', () => {
  it.each(Object.entries(PRESCIENCE))('%s', (id, facts) => {
    const said = text('prescience', id);
    for (const fact of facts) expect(said).toContain(fact);
    if (!facts.includes('Spend 1 action die')) expect(said).not.toContain('action die');
  });
});

describe('the rest of the box', () => {
  it('R10.6 bans', () => {
    expect(text('ban', 'choam')).toContain('Harkonnen legion may have at most 5 units');
    expect(text('ban', 'spacingGuild')).toContain('may not scout');
    expect(text('ban', 'landsraad')).toContain('may not discard planning cards for combat dice');
  });

  it('R1.3 secret objectives', () => {
    const values = ['10 5 3', '10 3 5', '5 10 3', '3 10 5', '5 3 10', '3 5 10'];
    values.forEach((value, index) => {
      const [kwisatzHaderach, sandDwellers, jihad] = value.split(' ');
      expect(text('objective', String(index))).toContain(
        `Kwisatz Haderach ${kwisatzHaderach}, Sand Dwellers ${sandDwellers} and Jihad ${jihad}, or more`,
      );
    });
  });

  it('R14.1 tactic cards', () => {
    expect(text('tactic', 'gara-kulon')).toBe(
      'As harvest sector: North-east.\nAs target sietch: Gara Kulon.',
    );
    expect(text('tactic', 'windgap')).toContain('As harvest sector: Central.');
  });

  it('R6.6 results of the dice', () => {
    const said = (side: string, id: string) => {
      const card = ALL.find((entry) => entry.kind === 'result' && entry.side === side && entry.id === id);
      return card === undefined ? '' : wordsOf(card);
    };
    expect(said('atreides', 'strategy')).toMatch(/Move 2 different legions.\nAttack with any legion/);
    expect(said('harkonnen', 'leadership')).toMatch(
      /Move 2 different legions, each with a leader.\nMake a surprise attack/,
    );
    expect(said('atreides', 'deployment')).toMatch(
      /1 deployment token at random, look.*sietch.*1 available leader/,
    );
    expect(said('harkonnen', 'deployment')).toContain(
      '3 regulars and 1 leader in one or more of your settlements',
    );
    expect(said('atreides', 'mentat')).toContain('Draw 2 planning cards');
    expect(said('atreides', 'house')).toContain('any other result');
    expect(said('harkonnen', 'house')).toMatch(
      /Replace 2 regulars on the board with 2 elites.\nPlace 2 vehicles/,
    );
    expect(said('atreides', 'desertPower')).toMatch(
      /2 wormsigns.*\nMove 2 sandworms.*\nAttack with 1 sandworm/,
    );
  });
});
