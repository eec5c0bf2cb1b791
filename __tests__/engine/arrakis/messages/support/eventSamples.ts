import type { GameEvent } from '../../../../../engine/arrakis';

export const SEATS = [
  { side: 'atreides', name: 'Ann' },
  { side: 'harkonnen', name: 'Hal' },
] as const;

const FORCE = { regular: 2, elite: 0, special: 1, generic: 1, leaders: ['paul'], tokens: 1 } as const;
const COUNTS = { regular: 1, elite: 1, special: 0, generic: 0 } as const;

/** One event of each type with what the log says in English; the type asks for every one there is. */
export const EVENT_SAMPLES: {
  readonly [K in GameEvent['type']]: readonly [Extract<GameEvent, { readonly type: K }>, string];
} = {
  roundBegins: [{ type: 'roundBegins', round: 3 }, 'Round 3 began.'],
  phase: [{ type: 'phase', phase: 'hazards' }, 'Phase: desert hazards.'],
  cardsDrawn: [
    { type: 'cardsDrawn', seat: 1, house: 'corrino', count: 2 },
    'Harkonnen drew 2 planning cards from the Corrino deck.',
  ],
  cardsSeen: [
    { type: 'cardsSeen', seat: 0, cards: ['war-plan', 'thumpers'], only: 0 },
    'You drew War Plan and Thumpers.',
  ],
  cardsHanded: [
    { type: 'cardsHanded', seat: 0, to: 1, house: 'fremen', count: 2 },
    'Atreides looked, and handed 2 planning cards on to Harkonnen.',
  ],
  cardDiscarded: [
    { type: 'cardDiscarded', seat: 1, card: 'shigawire', why: 'combat' },
    'Harkonnen discarded Shigawire for a combat die.',
  ],
  cardPlayed: [{ type: 'cardPlayed', seat: 0, card: 'the-voice' }, 'Atreides played The Voice.'],
  prescienceRevealed: [{ type: 'prescienceRevealed', cards: ['razzia'] }, 'Prescience revealed: Razzia.'],
  prescienceClaimed: [{ type: 'prescienceClaimed', card: 'razzia' }, 'Atreides claimed Razzia.'],
  prescienceDropped: [
    { type: 'prescienceDropped', card: 'razzia' },
    'Razzia was taken from the revealed prescience cards.',
  ],
  vehiclePlaced: [
    { type: 'vehiclePlaced', vehicle: 'carryall', zone: 'air-cne-ne' },
    'Harkonnen placed 1 carryall in the air zone Central north-east / North-east.',
  ],
  vehicleRemoved: [
    { type: 'vehicleRemoved', vehicle: 'harvester', area: 'ne-12', why: 'sandworm' },
    'A sandworm took the harvester in the desert north-east of Shield Wall (east).',
  ],
  diceRolled: [
    { type: 'diceRolled', seat: 0, dice: ['house', 'mentat', 'house', 'strategy'] },
    'Atreides rolled 1 Strategy, 1 Mentat and 2 House.',
  ],
  diceDealt: [
    { type: 'diceDealt', seat: 0, dice: ['house', 'mentat'], aside: 2 },
    'Atreides got 1 Mentat, 1 House and 2 to turn.',
  ],
  dieTurned: [{ type: 'dieTurned', seat: 1, result: 'mentat' }, 'Harkonnen turned a die to Mentat.'],
  tokenUsed: [
    { type: 'tokenUsed', seat: 0, result: 'house' },
    'Atreides used a Bene Gesserit token as House.',
  ],
  dieSpent: [{ type: 'dieSpent', seat: 1, result: 'strategy' }, 'Harkonnen spent a Strategy die.'],
  desertPower: [{ type: 'desertPower', seat: 0 }, 'Atreides used Desert Power.'],
  leaderActs: [{ type: 'leaderActs', leader: 'baron' }, 'Baron Harkonnen took a special action.'],
  moved: [
    { type: 'moved', side: 'atreides', from: 'ne-1', to: 'the-great-flat', force: FORCE, how: 'sandride' },
    'Atreides rode the sandworms from the deep desert north of Rimwall West to the Great Flat: Paul Atreides, 1 Fedaykin, 2 regulars, 1 deployment token and 1 naib.',
  ],
  deployed: [
    { type: 'deployed', side: 'harkonnen', area: 'carthag', figure: 'special' },
    'Harkonnen put 1 Sardaukar in Carthag.',
  ],
  tokenDeployed: [
    { type: 'tokenDeployed', area: 'gara-kulon' },
    'Atreides put 1 deployment token in Gara Kulon.',
  ],
  tokenSeen: [
    { type: 'tokenSeen', token: 4, contents: COUNTS, only: 0 },
    'Under the deployment token: 1 elite and 1 regular.',
  ],
  tokenRevealed: [
    { type: 'tokenRevealed', side: 'atreides', area: 'gara-kulon', contents: COUNTS },
    'A deployment token in Gara Kulon was revealed: 1 elite and 1 regular.',
  ],
  sietchRevealed: [
    { type: 'sietchRevealed', area: 'gara-kulon', rank: 2 },
    'The sietch of Gara Kulon was revealed: rank 2.',
  ],
  replaced: [
    { type: 'replaced', side: 'harkonnen', area: 'arsunt', from: 'elite', to: 'special' },
    '1 elite in Arsunt became 1 Sardaukar.',
  ],
  removed: [
    { type: 'removed', side: 'harkonnen', area: 'arsunt', figure: 'generic', why: 'hit' },
    'Harkonnen lost 1 bashar in Arsunt.',
  ],
  leaderEnters: [{ type: 'leaderEnters', leader: 'chani' }, 'Chani entered play.'],
  leaderGone: [{ type: 'leaderGone', leader: 'rabban' }, 'Beast Rabban left the game.'],
  leaderToTank: [{ type: 'leaderToTank', leader: 'paul' }, 'Paul Atreides went to the tank.'],
  leaderSwapped: [
    { type: 'leaderSwapped', leader: 'baron', area: 'north-pole' },
    'Baron Harkonnen left the North Pole and is available again.',
  ],
  attack: [
    { type: 'attack', side: 'harkonnen', from: 'arsunt', to: 'nw-16', surprise: true, how: 'air' },
    'Harkonnen made a surprise attack on the mountains north of Arsunt by ornithopter from Arsunt.',
  ],
  combatDice: [
    { type: 'combatDice', side: 'atreides', faces: ['hit', 'special', 'hit'], why: 'defence' },
    'Atreides rolled in defence: 2 hits and 1 special.',
  ],
  hits: [{ type: 'hits', side: 'atreides', area: 'arsunt', hits: 2 }, 'Atreides took 2 hits in Arsunt.'],
  battleContinues: [{ type: 'battleContinues', price: 1 }, 'The battle continued.'],
  battleEnds: [
    { type: 'battleEnds', winner: null, area: 'arsunt' },
    'Nobody was left in the battle of Arsunt.',
  ],
  settlementDestroyed: [
    { type: 'settlementDestroyed', area: 'arrakeen', rank: 3, side: 'harkonnen' },
    'The settlement of Arrakeen, rank 3, was destroyed.',
  ],
  stationClaimed: [
    { type: 'stationClaimed', area: 'cne-2', marker: 'jihad' },
    'Atreides reached the testing station in the mountains south-east of Hagga Basin: Jihad.',
  ],
  markerMoved: [
    {
      type: 'markerMoved',
      marker: 'sandDwellers',
      by: 1,
      to: 4,
      why: { by: 'station', area: 'cne-2' },
    },
    'Sand Dwellers +1 (now 4): testing station in the mountains south-east of Hagga Basin.',
  ],
  supremacy: [
    {
      type: 'supremacy',
      by: 2,
      to: 6,
      why: { by: 'settlement', area: 'gara-kulon', side: 'atreides' },
    },
    'Supremacy +2 (now 6): sietch of Gara Kulon destroyed.',
  ],
  wormsignPlaced: [
    { type: 'wormsignPlaced', area: 'ne-1' },
    'A wormsign appeared in the deep desert north of Rimwall West.',
  ],
  wormsignTurned: [
    { type: 'wormsignTurned', area: 'ne-1', wormsign: 'burrowing' },
    'The wormsign in the deep desert north of Rimwall West was a burrowing worm.',
  ],
  wormsignRemoved: [
    { type: 'wormsignRemoved', area: 'ne-1' },
    'The wormsign in the deep desert north of Rimwall West went back to the pool.',
  ],
  wormPlaced: [
    { type: 'wormPlaced', area: 'ne-1', from: null, wildMaker: true },
    'The Wild Maker appeared in the deep desert north of Rimwall West.',
  ],
  wormMoved: [
    { type: 'wormMoved', from: 'ne-1', to: 'ne-2' },
    'A sandworm moved from the deep desert north of Rimwall West to the deep desert north-west of Sihaya Ridge.',
  ],
  wormAttacks: [
    { type: 'wormAttacks', from: 'ne-1', to: 'ne-2' },
    'The sandworm of the deep desert north of Rimwall West attacked the deep desert north-west of Sihaya Ridge.',
  ],
  wormLeaves: [
    { type: 'wormLeaves', area: 'ne-1' },
    'The sandworm of the deep desert north of Rimwall West left the board.',
  ],
  storm: [{ type: 'storm', area: 'the-funeral-plain' }, 'A storm struck the Funeral Plain.'],
  spice: [{ type: 'spice', harvested: 5, total: 6 }, 'Harkonnen harvested 5 spice and had 6 spice to spend.'],
  imperiumMarker: [
    { type: 'imperiumMarker', power: 'landsraad', row: 0, paid: 3 },
    'Landsraad: 3 spice paid, marker on row 1.',
  ],
  ban: [{ type: 'ban', power: 'spacingGuild', active: true }, 'The Spacing Guild ban took effect.'],
  beneGesserit: [
    { type: 'beneGesserit', side: 'atreides', tokens: 2 },
    'Atreides took a Bene Gesserit token and now have 2.',
  ],
  atomics: [{ type: 'atomics', area: 'rimwall-west' }, 'Atomics turned Rimwall West into desert.'],
  lasting: [{ type: 'lasting', what: 'forced:house' }, 'Harkonnen must use a House die next.'],
  coneSpent: [
    { type: 'coneSpent', side: 'harkonnen', seat: 1, left: 2 },
    'Harkonnen spent a cone of silence (2 left).',
  ],
  coneEnds: [{ type: 'coneEnds', side: 'harkonnen' }, 'Harkonnen conferred in secret.'],
  objectiveDrawn: [{ type: 'objectiveDrawn' }, 'Atreides drew another secret objective.'],
  step: [{ type: 'step', program: 'card:thumpers', step: 'placeWorms' }, 'Thumpers: the next part.'],
  reinforced: [{ type: 'reinforced', count: 4 }, 'The reinforcements hold 4 planning cards.'],
  tactics: [
    { type: 'tactics', harvest: 'central', target: 'windgap' },
    'Harvest sector: Central. Target sietch: Windgap.',
  ],
  garrison: [{ type: 'garrison', area: 'carthag' }, 'A garrison appeared in Carthag.'],
  mahdi: [
    {
      type: 'mahdi',
      clause: 'R14.8',
      what: 'attackSietch',
      candidates: ['area:windgap', 'area:gara-kulon'],
      trace: [{ criterion: 'highest rank', left: ['area:windgap'] }],
      chosen: 'area:windgap',
    },
    'The Harkonnen chose which sietch to attack: Windgap.',
  ],
  victory: [
    { type: 'victory', side: 'atreides', why: 'prescience' },
    'Atreides won: the secret objective is fulfilled.',
  ],
};
