import type { ChapterText } from '../types';

export const solo: ChapterText<'solo'> = {
  title: 'Alone against Mahdi',
  summary: 'The Harkonnen play by themselves. These are their rules.',
  sections: {
    'solo-setup': 'How it works',
    'solo-vehicles': 'Vehicles',
    'solo-turn': 'Mahdi’s turn',
    'solo-attack': 'Attack and movement',
    'solo-other': 'The other results',
    'solo-war': 'Garrisons and battles',
    'solo-spice': 'Harvest and the end of the round',
  },
  paragraphs: {
    'solo-idea':
      'You lead the Atreides; [[mahdi|Mahdi]] leads the Harkonnen by fixed criteria. Whenever several options are equally good by them, you choose. In the app you can also let chance choose, and every step of the reasoning is shown.',
    'solo-together':
      'Two people may play against Mahdi together. They share the Atreides by the rules for shared sides: two dashboards, two hands, two decks.',
    'solo-together-talk': 'They need no cones of silence: they may talk and show cards freely.',
    'solo-setup':
      'Set up as for two. Add the eight [[tactic-card|tactic cards]]; each shows a sector and a sietch, two of them the word central for all four central sectors together. Deal the twelve Harkonnen starting tokens, one black and one silver to each settlement, and then reveal them; only after that do they become the pool for garrisons. Sietches and Atreides tokens stay face down.',
    'solo-start':
      'At the start of a round turn up only 2 prescience cards. Draw your own cards as usual. The first tactic card gives the [[harvest-sector|harvest sector]]; the second the [[target-sietch|target sietch]]. Draw the second again while it lies in the harvest sector or its sietch is destroyed. A target that is destroyed during the round is replaced at once in the same way. One Corrino and one House Harkonnen card go unseen to the [[reinforcements]].',
    'solo-harvesters':
      'Harvesters go to the harvest sector, one per area, in this order: empty deep deserts that touch no Atreides legion or sietch; empty deserts that touch none; other free deep deserts; other free deserts. If the two cards of the round include a central one, the central sectors count as one.',
    'solo-harvesters-overflow':
      'What does not fit goes, in the same order, to a neighbouring sector that you choose and that is not the target’s.',
    'solo-harvesters-further': 'If that sector is full too, another one follows, again of your choice.',
    'solo-harvesters-edition':
      'At the end edition 1.1 asks for empty deserts, the Polish and Ukrainian editions for free ones, as in the game of two. Played here: free.',
    'solo-aircraft':
      'Carryalls go to free air zones so that as many harvesters as possible can be rescued. Ornithopters use free zones only, in this order: one in each zone connected to the sector of a legion that has a sietch exactly 2 areas away and is stronger than it; zones connected to the target’s sector; zones connected to its neighbour sectors, those between central sectors first.',
    'solo-aircraft-rest': 'Mahdi never scouts.',
    'solo-aircraft-any': 'Ornithopters that are still left go to any free zone.',
    'solo-dice':
      'After each of your turns, Desert Power included, roll one unused Harkonnen die and carry it out. If three spent dice already show that result, roll again. The die is spent even if nothing could be done, and the tank moves. When you can do nothing you pass. The phase ends with the last Harkonnen die.',
    'solo-leaders':
      'If a named leader with a ready card is on the slot of the result, the special action is done instead of the normal one, provided that at least one part of it is possible: for Rabban and Feyd-Rautha, that they are on the map and their legion can move or attack by the criteria. The card is then used up.',
    'solo-strength':
      'Mahdi compares legions by [[strength]]. Count 1 for each unit and leader and 2 for each face-down token. If that is equal, count finely: 1 for a generic leader, 2 for a regular, a named leader or a token, 3 for an elite, 4 for a Fedaykin or Sardaukar. Equal in both is not stronger. An undefended sietch has no strength; ranks never count.',
    'solo-strength-example':
      'Two elites and a bashar face a sietch with one token and a naib. Counted roughly both have 3. Counted finely it is 3 + 3 + 1 = 7 against 2 + 1 = 3: the Harkonnen are stronger and can attack.',
    'solo-borders': 'For Harkonnen legions impassable borders do not exist in this game. For you they do.',
    'solo-attack':
      'With Strategy and Leadership Mahdi first tries to attack a sietch without a sandworm in it. A legion can, if it is stronger than the defenders and the sietch is adjacent, or exactly 2 areas away with an ornithopter connected to the legion’s sector. Of several: the highest true rank; the greatest difference of strength; the one that needs no ornithopter; the target; the nearest. With Leadership only legions with a leader count, and the attack is a surprise attack.',
    'solo-attack-legion':
      'If no sietch can be attacked, Mahdi attacks a weaker adjacent legion, the strongest of them, then one with a named leader. If there is none either, legions move.',
    'solo-attack-edition':
      'Edition 1.1 asks for a leader in the legion with Leadership only; the Polish edition with Strategy too. Played here: edition 1.1.',
    'solo-move':
      'Two legions move, one after the other, towards a goal. The goal is the target sietch, if some legion of this action is stronger than its defenders; else, for this turn, the nearest sietch to it for which that is true, then that of higher rank. Only legions that are stronger than the goal’s defenders move, those nearest to it first. If there is no such goal nobody moves.',
    'solo-move-how':
      'A legion walks one area along a shortest way through free areas. The first one with an ornithopter connected flies up to 2 areas if that brings it nearer; only one flight per turn. The whole legion moves and must end nearer. If several ends are equal: join a Harkonnen legion, as far as the limit allows; nearest to any sietch; mountain; plateau or minor erg; desert without wormsign.',
    'solo-move-wait':
      'A legion next to the goal waits. But if another Harkonnen legion is beside it the two join, in the area nearer to the goal.',
    'solo-move-join':
      'They join only if the result is stronger than either was. If both areas are equally near, they meet where the stronger one stands.',
    'solo-move-edition':
      'In the Polish and Ukrainian editions another goal holds for one turn, and one ornithopter flies per turn; edition 1.1 says round of both. Played here: the turn.',
    'solo-deployment':
      '**Deployment**: leader and units go to one settlement: that with the strongest legion, then the nearest to the target. Named leaders first, Rabban and Feyd-Rautha before others; if none is available, a bashar. What exceeds the limit goes to the next settlement. If a kind of unit has run out Mahdi takes the next stronger kind, else the next weaker.',
    'solo-deployment-full': 'A settlement that is full is skipped, by the leader too.',
    'solo-mentat':
      '**Mentat**: draw a card, carry it out in full and discard it, then a second from the other deck. The first draw looks at the top of the common discard pile: a House Harkonnen card there means Corrino, anything else House Harkonnen. Each part that can be done is done, in the printed order; a card with no possible part goes to the reinforcements. Cards that Mahdi would draw go to the reinforcements; cards that it would play are drawn and played. Whatever the criteria do not cover is done nearest to the target.',
    'solo-mentat-rulings':
      'Within one action each further draw takes the other deck than the last. Units and vehicles come only from the supply, and only a leader whom the card names is taken from the map. With *Troop Carriers* units are flown to the legion nearest to the target that has room, from the settlement nearest to it.',
    'solo-mentat-edition':
      'Edition 1.1 does each part of a card that can be done; in the Polish and Ukrainian editions one impossible part sends the whole card to the reinforcements. Played here: edition 1.1.',
    'solo-house':
      '**House**: Mahdi does both. First it replaces two regulars with elites, in the legion nearest to any sietch; then the one with the greatest surplus over a sietch it can attack; then the one nearest to the target. Tokens are revealed if the first legion lacks visible regulars. Then it places one harvester and one ornithopter from the supply.',
    'solo-garrison':
      'Mahdi never leaves a settlement empty. When the last Harkonnen unit leaves one that stands, put one random black and one random silver starting token there, unseen: the [[garrison]]. Each counts as one unit and has strength 2. They are revealed when they attack, are attacked in any way, or must give up units for a replacement; then they are shuffled back. Too many units: remove the weakest. If a colour is used up, you choose a token of it on the map, reveal it and use it again.',
    'solo-garrison-hidden': 'Conditions such as "with a Sardaukar" look only at what can be seen.',
    'solo-battle':
      'In battle Mahdi turns over just as many reinforcements as it needs to roll 6 dice, unless the Landsraad forbids it. Its losses, one by one: a leader while it has more than one, bashars first; then an elite becomes a regular; then a Sardaukar; then regulars go, but the last leader goes before the last unit. It never retreats from a battle. From the second round on, an attacker stops if it is at most half as strong as you by the fine count (1, 2, 3, 4 per figure). It pays no hit for going on against a sietch. When you retreat you choose where to, an empty area if there is one.',
    'solo-advance':
      'Mahdi always advances into a sietch; after other victories only if that brings it nearer to its goal.',
    'solo-battle-example':
      'You have moved a legion; now Mahdi rolls Strategy. Two spent dice show it already, so it stands. Three regulars, a Sardaukar and a bashar are next to a sietch of rank 2 with a token and a naib: 5 against 3, so they attack. The token turns out to be a regular and an elite. You roll 4 dice: two units and rank 2. Mahdi has four units and turns over two reinforcements for 6. It suffers one hit: there is only one leader and no elite, so the Sardaukar becomes a regular. You lose the regular. Counted finely it is 2 + 2 + 2 + 2 + 1 = 9 against 3 + 1 = 4: more than half, so Mahdi fights on, and pays no hit for it.',
    'solo-harvest':
      'Carryalls save harvesters whenever they can, those in deep desert first. With its spice Mahdi first pays 2 for each marker that would fall, the lowest first. Only if none falls does it raise markers for 3 each, the lowest first, each once; where 2 are paid already, 1 more is enough. If all three stood on the top row from the beginning and it has 7 spice or more, it gains exactly 1 supremacy. It cannot buy supremacy in any other way. One spice goes to the reserve; the rest is lost.',
    'solo-round-end':
      'At the very end of each round, after the victory check, supremacy rises by 1: time is on Mahdi’s side. Then all tactic cards are shuffled.',
    'solo-harvest-rulings':
      'Markers on the bottom row cannot fall, so nothing is paid for them. The supremacy for full coffers uses up the whole surplus and has no upper limit.',
    'solo-tokens':
      'Instead of a Bene Gesserit token Mahdi takes back one die that was set aside on the spice board; if there is none, supremacy rises by 1. Its decks are rebuilt from their discards when they run out; yours are not.',
    'solo-reveal':
      'An ornithopter watches its sectors: there you may not reveal a sietch of your own will, nor tokens by guerrilla training. Everywhere else each sietch or token that you reveal willingly adds a card to the reinforcements, unless the Guild ban is active.',
    'solo-reveal-edition':
      'Under an ornithopter edition 1.1 forbids tokens by guerrilla training; the Polish and Ukrainian editions forbid every voluntary way. Played here: edition 1.1.',
    'solo-cards':
      'Some texts differ: Thufir Hawat draws and plays 3 House Harkonnen cards, Mohiam 3 Corrino cards. *Truthtrance* lets you name the next Harkonnen result, if it has fewer than 3 spent dice (2 for Deployment and House); then draw 2 cards or play 1. A *Hawat’s Scheming* that Mahdi plays lies beside the board; with the second one, while Hawat is in play, both are discarded and Mohiam comes.',
    'solo-scheming':
      'While Hawat is not in play the copies stay beside the board. In the reinforcements the card is one like any other.',
  },
};
