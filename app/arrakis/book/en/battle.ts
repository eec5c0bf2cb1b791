import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const battle: ChapterText<'battle'> = {
  title: 'Battles',
  summary: 'Attack, dice, losses, going on or giving up, and what the winner gets.',
  sections: {
    attack: 'The attack',
    'battle-round': 'A battle round',
    losses: 'Losses',
    'going-on': 'Going on, retreating',
    outcome: 'The outcome',
    'special-attacks': 'Special attacks',
  },
  paragraphs: {
    attack:
      'An attack is made by a whole legion against an enemy legion, or an undefended enemy settlement, in an adjacent area; or farther away by sandriding or troop transport. The attackers stay where they are until the battle is over.',
    'attack-reveal':
      'First everything comes into the open: a sietch that is attacked and all deployment tokens on both sides.',
    'attack-undefended':
      'A settlement without defenders is simply won, without dice. But it only falls if the attackers then advance into it; otherwise it stands.',
    'battle-sequence': lines(
      'A battle is fought in rounds. Each round has six steps:',
      '1. **Cards**: first the attacker, then the defender, may discard planning cards for one extra die each. Under the Landsraad ban the Harkonnen cannot.',
      '2. **Dice**: each side rolls one [[combat-die|combat die]] per unit and per discarded card, the defender of a settlement also as many as its rank; never more than 6.',
      '3. **Leaders**: each leader may use one [[special]].',
      '4. **Elite fighters**: each Fedaykin or Sardaukar cancels one enemy [[shield]].',
      '5. **Shields**: each shield that is left cancels one [[hit]].',
      '6. **Losses**: both sides suffer the hits that are left, the attacker first.',
    ),
    'battle-dice': 'A combat die shows a hit on three faces, a shield on two and a special on one.',
    'battle-specials':
      'Specials are worth nothing by themselves; leaders make something of them. A generic leader turns one special into one hit, a named one into what the leader’s card shows. Each leader uses one at most. With more leaders than specials the owner picks who acts, the attacker first. Specials that nobody uses are misses.',
    'battle-surprise':
      'In the first round of a [[surprise-attack|surprise attack]] the attacker has one special more. It is a result and not a die, so it comes on top even of six dice.',
    'battle-round-example':
      'Four Harkonnen units with Beast Rabban attack three Atreides units, one of them a Fedaykin. The Harkonnen roll hit, hit, shield, special; Rabban turns the special into 2 hits: 4 hits and 1 shield. The Atreides roll hit, shield, shield: 1 hit and 2 shields. The Fedaykin cancels the Harkonnen shield, so the 1 Atreides hit goes through. The 2 Atreides shields stop 2 hits, and 2 get through. The Harkonnen lose a regular, the Atreides take two hits.',
    losses:
      'For each hit you choose one of three: remove a regular; replace an elite, Fedaykin or Sardaukar with a regular (remove it if no regular is left in the supply); or remove a leader. Generic leaders return to the supply, named ones go to the tank.',
    'losses-last':
      'When your last unit is gone your leaders are lost with it, and hits that are left over are forgotten.',
    'battle-continue':
      'After each round the attacker decides whether to continue. To continue against a settlement costs one hit first, which no shield can stop. Then the defender may [[retreat]] before the next round begins; an attacker who has had enough simply stops.',
    retreat:
      'Where a legion retreats to is up to its opponent: any adjacent area that is empty or free for that legion; for Harkonnen legions there must be no wormsign. Without such an area it cannot retreat.',
    'retreat-arrival':
      'The limit of 6 units holds where it arrives. A retreat takes no testing station and destroys no harvester.',
    'battle-end':
      'The attacker wins if the defender is destroyed or has retreated and some attackers are left. The defender wins if the attacker stops or is destroyed and some defenders are left. If both are gone, nobody has won.',
    'battle-advance':
      'A winning attacker may [[advance]] with the whole legion into the area, also after a ride or a flight. Entering an enemy settlement destroys it. The Atreides also destroy a harvester there; the Harkonnen turn up a wormsign there.',
    'settlement-falls':
      'A settlement falls in no other way than to a legion that wins and walks in. For a sietch the Harkonnen gain its rank in supremacy; for a Harkonnen settlement the Atreides advance **each** of the three prescience markers by its rank. Both happen at once.',
    'settlement-example':
      'The Atreides destroy Carthag, rank 2. All three prescience markers go up by 2: six steps in one blow. That is why the Harkonnen never leave their cities empty.',
    'special-attacks':
      'Worms, storms and some cards make [[special-attack|special attacks]]: they roll the number of dice they name, only hits count, and nothing strikes back. Losses are taken as in battle. Such an attack reveals the deployment tokens in the area, but not its sietch, and it never destroys a settlement.',
  },
};
