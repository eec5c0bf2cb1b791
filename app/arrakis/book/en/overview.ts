import type { ChapterText } from '../types';

export const overview: ChapterText<'overview'> = {
  title: 'The war for Arrakis',
  summary: 'What the game is about, who plays, and how it is won.',
  sections: {
    sides: 'Two sides',
    winning: 'How the war is won',
    pieces: 'What lies on the table',
  },
  paragraphs: {
    'sides-two':
      'Arrakis is the only source of the spice, and two powers fight over it. The **Atreides** are what is left of a great house, hidden in the desert with their Fremen allies. The **Harkonnen** hold the cities with the Emperor’s Corrino troops behind them. The two sides play differently: the Harkonnen are many, visible and rich; the Atreides are few, concealed and at home in the sand.',
    'sides-seats':
      'Two people take one side each. With three, two of them share a side, best the Harkonnen; with four, both sides are shared ([[sub-faction|sub-factions]]). Alone you lead the Atreides against the automaton [[mahdi|Mahdi]], and two friends may also face Mahdi together.',
    'win-harkonnen':
      '**Harkonnen** win the moment their [[supremacy]] marker stands on 10. Supremacy grows above all by destroying sietches; at most once a round it can also be bought with [[spice]].',
    'win-atreides':
      '**Atreides** hold one [[secret-objective|secret objective]]: a value for each of the three [[prescience-marker|prescience markers]]. They win when all three markers stand at those values or higher. That is checked only twice: in the [[end-of-round|end of the round]], after prescience cards were claimed, and at once when Arrakeen is destroyed.',
    'win-moment':
      'Your objective asks for 10, 5 and 3. In the middle of the action phase your third marker reaches its value. You have not won yet: the Harkonnen have the rest of the round to reach supremacy 10. Had that last step come from destroying Arrakeen, the game would be over now.',
    'pieces-units':
      'Both sides have [[unit|units]] of three qualities: [[regular|regulars]], [[elite|elites]] and the best of their people, Atreides [[fedaykin]] and Harkonnen [[sardaukar]]. The box is the limit: 16, 8 and 6 for the Atreides, 24, 12 and 8 for the Harkonnen. If the figure you need is not in the [[supply]], take one of a lower quality instead. Figures that are removed go back to the supply and may come again.',
    'pieces-legion':
      'All units and leaders of one side in one area are a [[legion]]. A legion has at most **6 units**; leaders do not count. Whenever there are more, the owner removes some at once. Under the CHOAM [[ban]] a Harkonnen legion may have only 5.',
    'pieces-leaders':
      '[[leader|Leaders]] are either generic ones, the Atreides [[naib|naibs]] (12) and the Harkonnen [[bashar|bashars]] (6), or [[named-leader|named]] people: eight on the Atreides side, seven on the Harkonnen side. A leader needs company: wherever no unit of its side is left, the leader is lost too. You may leave leaders behind like that, but it costs you them. A generic one returns to the supply, a named one goes to the [[tank]].',
    'pieces-tokens':
      'Atreides troops come as [[deployment-token|deployment tokens]], face down. A token counts as one unit while it moves and for the limit of 6; the Atreides may look under their tokens whenever they like. When a token is revealed its units take its place and the token leaves the game. That happens when the Atreides wish it ([[guerrilla-training|guerrilla training]]), when the Harkonnen [[scouting|scout]] it, when its area is attacked in any way, and when it attacks. When the pile of tokens is used up, no more can be deployed.',
    'pieces-vehicles':
      'The Harkonnen own the vehicles: 8 [[harvester|harvesters]] that stand in the desert, 6 [[ornithopter|ornithopters]] and 3 [[carryall|carryalls]] that hang in [[air-zone|air zones]]. Vehicles are not units and never travel. Only an effect that says [[place]] may pick one up from the board and put it down anew.',
    'pieces-worms':
      'Four [[sandworm|sandworms]] and the [[wild-maker|Wild Maker]] belong to the desert; they are no units. Sixteen [[wormsign]] tokens lie face down in a common pool. Nobody looks at one before it is turned, not even the player who placed it, and used ones are shuffled back: what lies face down and what is turned up always come from the same sixteen.',
    'pieces-bene-gesserit':
      'There are five [[bene-gesserit|Bene Gesserit]] tokens, each worth one extra die once. The Atreides start with one and get another each time supremacy reaches or jumps over a marked step, 4 and 7. The Harkonnen get one when Gaius Helen Mohiam arrives and one from the card *Breeding Program*.',
    'pieces-deploy':
      'Two words are used with care. To [[deploy]] is to bring a piece onto the board that is in play but not on it; the tank is out of reach. To [[place]] does the same, but may also take the piece from elsewhere on the board and set it as if it were just arriving. So an empty supply limits deploying, but not placing.',
  },
};
