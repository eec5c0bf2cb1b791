import type { DiagramTexts } from '../types';

export const diagrams: DiagramTexts = {
  sectors: {
    caption:
      'The eight sectors. The four central ones meet at the North Pole, the outer ones lie around them.',
    labels: {},
  },
  terrain: {
    caption:
      'Mountains are dark rock, plateaus red, minor ergs rippled, deserts bright. The rim is deep desert.',
    labels: {},
  },
  impassable: {
    caption: 'Borders that cannot be crossed on the ground are drawn as walls.',
    labels: {},
  },
  airZones: {
    caption: 'The eight air zones lie between neighbouring sectors and are connected to both.',
    labels: {},
  },
  round: { caption: 'The six steps of a round, over and over until somebody wins.', labels: {} },
  spiceBoard: {
    caption:
      'The spice board. The lowest marker makes its row active: more vehicles, but fewer dice. In the harvest 3 spice raise a marker, 2 hold it, nothing lets it fall.',
    labels: { row: 'Active row', rise: '3 spice', stay: '2 spice', fall: 'nothing' },
  },
  turns: {
    caption:
      'Turns alternate, Atreides first. While the Atreides have fewer unused dice they may use Desert Power. The last Harkonnen die ends the phase.',
    labels: { fewer: 'Desert Power', level: 'spend a die', over: 'phase ends' },
  },
  sandriding: {
    caption:
      'A ride: from beside the chain, along wormsigns and sandworms, to a wormsign on the chain or to any free area that touches it.',
    labels: { start: 'Legion', wormsign: 'Wormsign', sandworm: 'Sandworm', end: 'May end here' },
  },
  transport: {
    caption:
      'Troop transport: an ornithopter is removed, and the legion flies up to two areas over whatever lies between.',
    labels: { start: 'Legion', over: 'Flown over', end: 'Lands here' },
  },
  battle: {
    caption: 'A battle round in six steps, then the choice to go on, to stop or to retreat.',
    labels: {
      cards: 'Discard cards for dice',
      dice: 'Roll, 6 dice at most',
      leaders: 'Leaders use specials',
      fighters: 'Best units break shields',
      shields: 'Shields stop hits',
      losses: 'Take losses',
      goOn: 'Go on? Retreat?',
    },
  },
  combatDie: { caption: 'The six faces of a combat die: three hits, two shields, one special.', labels: {} },
  worm: {
    caption: 'A sandworm strikes up to two areas away; the area between must be desert.',
    labels: { worm: 'Worm', between: 'Desert', target: 'Target' },
  },
  prescience: {
    caption: 'The three threads. At 3 each brings somebody, at 6 any of them brings Alia, at 8 the atomics.',
    labels: { people: 'Chani, Muad’Dib, Reverend Mother', alia: 'Alia', atomics: 'Atomics' },
  },
  atomics: {
    caption: 'The three mountains that atomics can turn to desert, and the plateaus behind them.',
    labels: {},
  },
  mahdiDie: {
    caption: 'After each of your turns Mahdi rolls one die and carries it out.',
    labels: {
      roll: 'Roll one unused die',
      again: 'Three spent dice show it? Roll again',
      leader: 'Leader ready? Special action, else the result',
      spent: 'The die is spent, the tank moves',
    },
  },
  mahdiAttack: {
    caption: 'With Strategy and Leadership Mahdi does the first of these that it can.',
    labels: {
      sietch: 'Attack a sietch it is stronger than',
      legion: 'Attack a weaker legion next to it',
      move: 'Move two legions towards the goal',
      nothing: 'Nothing possible: the die is spent',
    },
  },
};
