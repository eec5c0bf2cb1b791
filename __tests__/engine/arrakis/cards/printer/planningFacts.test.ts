import { CARD_IDS, type CardId } from '../../../../../engine/arrakis/data/planning.data';
import { ALL, wordsOf } from './all';

/**
 * What the facts say that each card does, in their order: counts, figures, places, conditions. The printed text has to
 * say each of these after the one before.
 */
const FACTS: Readonly<Record<CardId, readonly string[]>> = {
  // House Harkonnen
  'hard-times-and-oppression': ['1 regular', 'every', 'village', '1 elite', 'Carthag', '1 elite', 'Arrakeen'],
  'forced-recruitment': ['3 elites', '1 leader', 'Arrakeen'],
  'beloved-feyd-rautha': [
    'If Feyd-Rautha is not in play',
    'Feyd-Rautha enters play',
    'Rabban leaves the game',
    'Play 1 planning card',
    'Otherwise',
    '2 elites',
    "Feyd-Rautha's legion",
  ],
  'harkonnen-patrols': ['3 regulars', 'empty deserts', '1 per area'],
  'arsunt-legion': [
    '1 elite',
    '1 regular',
    '1 leader',
    'Arsunt',
    'Choose one',
    'Move',
    'Arsunt',
    'Attack',
    'Arsunt',
  ],
  'barons-personal-guard': ['Baron Harkonnen', '2 elites', 'Carthag or Arrakeen', 'Move any legion'],
  'hawats-scheming': [
    'never played',
    'never discarded',
    'Hawat is in play',
    'tank counts',
    '2 or 3',
    'Mohiam enters play',
    '1 Bene Gesserit token',
  ],
  'evidence-of-rebellion': ['2 elites', 'any of your settlements', 'Draw 2 planning cards'],
  'polar-cap-factories': [
    '1 elite',
    '2 regulars',
    '1 bashar',
    'North Pole',
    'Discard every wormsign adjacent',
    'North Pole',
  ],
  'carthag-the-former-capital': ['1 elite', '3 regulars', '1 leader', 'Carthag'],
  'workhorse-of-arrakis': ['1 harvester', '1 carryall', 'Draw 2 planning cards'],
  'spotter-control': ['Discard 3 wormsigns', 'choice', 'Draw 2 planning cards'],
  'explosive-artillery': [
    'Move any legion',
    'special attack',
    '4 combat dice',
    'enemy legion adjacent to any',
    'hit',
    'special',
    '1 hit',
  ],
  sandmasters: ['3 harvesters', 'Draw 1 planning card'],
  'mudir-nahya-the-demon-ruler': [
    'Rabban has not left the game',
    'Place Beast Rabban and 1 elite',
    'any of your legions',
    'surprise attack',
    'that legion',
    'Otherwise',
    '2 elites',
    '1 leader',
    'any of your legions',
  ],
  'hunter-seeker': ['1 enemy named leader', 'same sector as a Harkonnen legion', 'tank'],

  // Corrino ally
  'rage-overcame-shaddam-iv-a': [
    'Shaddam IV is not in play',
    'enters play',
    'Play 1 planning card',
    'Otherwise',
    'Shaddam IV and 4 regulars',
    'settlement',
  ],
  'rage-overcame-shaddam-iv-b': [
    'Shaddam IV is not in play',
    'enters play',
    'Play 1 planning card',
    'Otherwise',
    'Shaddam IV and 2 Sardaukar',
    'any of your legions',
  ],
  'rage-overcame-shaddam-iv-c': [
    'Shaddam IV is not in play',
    'enters play',
    'Play 1 planning card',
    'Otherwise',
    'Shaddam IV in a legion',
    'a Sardaukar',
    'Move that legion',
    'surprise attack with that legion',
  ],
  'manipulation-of-others': ['opponent discards 2 planning cards of their choice', 'Draw 2 planning cards'],
  'breeding-program': ['Take 1 Bene Gesserit token from the reserve', 'Play 1 planning card'],
  'troop-carriers': ['legion from a settlement', 'area with another of your legions'],
  shigawire: ['Move a legion', 'Sardaukar', '1 enemy named leader adjacent to that legion', 'tank'],
  'hope-clouds-observation': ['Shuffle 1 revealed prescience card back'],
  'reports-of-traitors': ['Discard 1 unused Atreides die', 'House'],
  'sardaukar-pogrom': ['Move 3', 'legions', 'each with a Sardaukar'],
  'sardaukars-manner': ['Choose one', 'Move a legion', 'Sardaukar', 'surprise attack', 'Sardaukar'],
  'spies-all-over-arrakis': [
    'an area',
    'sietch',
    'all',
    'deployment tokens',
    'revealed',
    'Draw 2 planning cards',
  ],
  'full-control-of-the-air': ['2 ornithopters', 'Move any legion'],
  'moving-the-battle-group': ['2 elites', '1 bashar', 'free mountain'],
  'killers-without-mercy': ['Attack', 'Sardaukar', 'Continuing', 'never costs a hit', 'sietch'],
  'sardaukar-disguised': ['Replace 2 elites', '2 Sardaukar', 'Move 2', 'legions', 'each with a Sardaukar'],
  'i-decide-what-best-serves-his-majesty': [
    'Captain Aramsham',
    'legion',
    'Sardaukar',
    'Choose one',
    'Move that legion',
    'surprise attack with that legion',
  ],
  'seek-out-the-mahdi': [
    'Move any legion',
    'next action turn',
    'Atreides may not place or deploy Paul',
    'move or attack with his legion',
  ],

  // House Atreides
  'war-plan': [
    'Choose one',
    'Move any legion',
    'Attack with any legion',
    'every round',
    '1 combat die',
    'limit of 6',
  ],
  'alia-the-abomination': [
    'If Alia is not in play',
    'If Reverend Mother Jessica is in play',
    'Alia enters play',
    'Play 1 planning card',
    'Otherwise',
    '1 enemy named leader of your choice',
    'tank',
    'Draw 2 planning cards',
  ],
  'smugglers-a': [
    'Gurney Halleck is not in play',
    'Gurney Halleck enters play',
    'Gurney Halleck and 2 elites in an empty desert',
    'Otherwise',
    '2 wormsigns',
    "Move Gurney Halleck's legion",
  ],
  'smugglers-b': [
    'Gurney Halleck is not in play',
    'Gurney Halleck enters play',
    'Gurney Halleck and 2 elites in an empty desert',
    'Otherwise',
    '2 elites',
    "Gurney Halleck's legion",
  ],
  'smugglers-c': [
    'Gurney Halleck is not in play',
    'Gurney Halleck enters play',
    'Gurney Halleck and 2 elites in an empty desert',
    'Otherwise',
    'Remove 2 vehicles',
    "Gurney Halleck's sector",
    'air zones connected',
  ],
  'the-voice': ['opponent discards 1 planning card of their choice', 'Play 1 planning card'],
  'death-commandos': ['Replace 2 elites', '2 Fedaykin', 'Move 2', 'legions', 'each with a Fedaykin'],
  'tested-with-the-gom-jabbar': ['second secret objective', 'either', 'wins', 'Draw 2 planning cards'],
  'chatt-the-leaper': ['2 Fedaykin', '1 naib', 'in a sietch'],
  truthtrance: [
    '1 unused Harkonnen die',
    'must use it in their next turn',
    'Choose one',
    'Draw 2 planning cards',
    'Play 1 planning card',
  ],
  'adab-the-demanding-memory': [
    'Remove any number of revealed prescience cards from the game',
    'replace',
    'from the deck',
    'Play 1 planning card',
  ],
  'alam-al-mithal': [
    'Lower one prescience marker by any number',
    'raise another by the same number',
    'Draw 2 planning cards',
  ],
  'usul-the-base-of-the-pillar': ['1 Desert Power action', 'Play 1 planning card'],
  'voice-from-the-outer-world': [
    'Paul and 1 Fedaykin',
    'any of your legions',
    'Choose one',
    'Move that legion',
    'surprise attack with that legion',
  ],
  'our-family-atomics': [
    'atomics have not been used',
    'any prescience marker is at 4 or more',
    'Detonate',
    'now',
    'Play 1 planning card',
    'Otherwise',
    '2 Desert Power actions in a row',
  ],
  'battle-language': [
    'Choose one',
    'Move a legion',
    'a leader',
    'surprise attack',
    'a leader',
    'first round',
    'enemy rolls at most 4',
  ],
  'bill-of-particulars': ['Lower 1 imperium marker by 1 row', 'not bring its ban', 'Play 1 planning card'],
  'fear-is-the-mind-killer': [
    'Attach',
    'revealed prescience card',
    'claimed',
    'any one marker by 2',
    'end of the round',
  ],

  // Fremen ally
  'shai-hulud': [
    'Wild Maker is not in play',
    'enters play in an empty desert',
    'spent',
    'Otherwise',
    'Move the Wild Maker, then attack',
    'off the board',
    'no effect',
  ],
  'wall-of-sandworms': ['1 sandworm', 'empty desert adjacent to another sandworm', '1 Desert Power action'],
  'dust-chasms': ['Remove 2 harvesters', 'deep deserts of one sector', '1 Desert Power action'],
  'fremen-rockets': [
    'sector with one of your legions',
    '3 combat dice',
    'each hit and each special',
    'remove 1 vehicle',
    'that sector',
    'air zone connected',
  ],
  'eyes-of-ibad': [
    'Attach',
    'revealed prescience card',
    'Nothing can discard',
    'shuffle it back',
    'stays revealed',
    'until it is claimed',
  ],
  'captured-ornithopter': [
    'Remove 1 ornithopter',
    'special attack',
    '3 combat dice',
    'legion in a sector connected',
    'each special',
    '1 hit',
  ],
  crysknife: ['Move a legion', 'Fedaykin', '1 enemy named leader adjacent to that legion', 'tank'],
  'cielagos-piping-message': [
    'Harkonnen legion is within 2 areas of a sietch',
    '1 deployment token',
    'Draw 1 planning card',
  ],
  'jubba-cloaks': ['Move a legion', 'a leader', 'in a desert', 'Play 1 planning card'],
  hieregs: ['2 regulars', 'empty deserts', '1 per area', '1 Desert Power action'],
  'grandmother-of-a-storm': ['Coriolis storms'],
  stillsuits: [
    'Move any legion that is in a desert',
    'Swap all deployment tokens between 2 sietches',
    'none',
  ],
  'i-am-stilgar-the-fremen': ['Stilgar', '2 elites', '1 regular', 'free plateau', 'Draw 1 planning card'],
  thumpers: ['2 sandworms', 'empty deserts', 'adjacent to an Atreides legion'],
  'kitab-al-ibar': [
    'Move a sietch',
    'any number of the figures and tokens',
    'adjacent empty desert',
    'no longer a sietch',
  ],
  sandtides: ['enemy legion that is in a desert', 'empty adjacent area', '1 Desert Power action'],
};

/** The facts in order, each from where the one before ended; what is missing is marked. */
function inOrder(text: string, facts: readonly string[]): string[] {
  let from = 0;
  return facts.map((fact) => {
    const at = text.toLowerCase().indexOf(fact.toLowerCase(), from);
    if (at < 0) return `missing: ${fact}`;
    from = at + fact.length;
    return fact;
  });
}

describe('every planning card says what its facts say', () => {
  it.each(CARD_IDS)('%s', (id) => {
    const card = ALL.find((entry) => entry.kind === 'planning' && entry.id === id);
    expect(card).toBeDefined();
    if (card !== undefined) expect(inOrder(wordsOf(card), FACTS[id])).toEqual(FACTS[id]);
  });
});

/** Numbers in the printed text that the facts do not hold would promise too much. */
describe('no planning card promises more than its facts', () => {
  it.each(CARD_IDS.filter((id) => id !== 'hawats-scheming'))('%s', (id) => {
    const card = ALL.find((entry) => entry.kind === 'planning' && entry.id === id);
    const numbers = (text: string) => [...text.matchAll(/\d+/g)].map((match) => match[0]).sort();
    const known = new Set(numbers(FACTS[id].join(' ')));
    expect(
      numbers(card === undefined ? '' : wordsOf(card)).filter((n) => n !== '1' && !known.has(n)),
    ).toEqual([]);
  });
});
