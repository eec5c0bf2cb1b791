/** What the board of Dune: Imperium says aloud, in English. */
export const imperiumBoard = {
  'imperiumBoard.name': 'Board of Dune: Imperium',
  'imperiumBoard.help':
    'Arrow keys go from space to space, Enter chooses, I inspects, plus and minus zoom, zero shows the whole board.',
  'imperiumBoard.legal': 'may be chosen',
  'imperiumBoard.inspect': 'Inspect',
  'imperiumBoard.there': 'Agents here: {names}.',
  'imperiumBoard.bonus': 'Bonus spice: {spice}.',
  'imperiumBoard.control': 'Controlled by {name}.',
  'imperiumBoard.blocked': 'Closed by The Voice of {name}.',
  'imperiumBoard.track': 'Influence with {faction}: {steps}.',
  'imperiumBoard.step': '{name} {n}',
  'imperiumBoard.alliance': 'Alliance: {name}.',
  'imperiumBoard.conflict': 'Conflict of round {round}: {name}.',
  'imperiumBoard.conflict.none': 'Round {round}. No Conflict yet.',
  'imperiumBoard.seat':
    '{name}. Points: {points}. Strength: {strength}. Troops in the Conflict: {conflict}. Garrison: {garrison}. Agents left: {agents}.',
  'imperiumBoard.turn': 'It is their turn.',
} as const;
