import type { ChapterText } from '../types';

export const movement: ChapterText<'movement'> = {
  title: 'Movement',
  summary: 'Walking, riding the worms, flying, and what waits where you arrive.',
  sections: {
    moving: 'Moving a legion',
    sandriding: 'Sandriding',
    transport: 'Troop transport',
    arriving: 'Arriving',
  },
  paragraphs: {
    'move-basic':
      'A move takes some or all figures of a legion to one adjacent area that is [[free-area|free]]. Leaders come along only with at least one unit, and none may be left behind without one. With a Leadership die the part that moves must include a leader.',
    'move-different':
      'An action that moves "different" legions never moves the same figure twice. A legion that was split may well count as two: one half moves first, the other half second.',
    'move-order':
      'Moves are carried out one at a time, in the order you like. What waits at the end of a move happens before the next one begins. Only the limit of 6 units is looked at once, when the last move of the action is done.',
    'move-limit-example':
      'Five units move into an area that already has three. That is two too many; but with the second move of the same action you may send some of those three on. Only then is the limit checked.',
    'move-through':
      'A move over several areas takes the same figures all the way: nobody joins and nobody is dropped. The limit matters only where it ends.',
    'move-sandworm-blocks':
      'An area with a sandworm cannot be entered or attacked by anybody. Riding through it and flying over it are the only exceptions.',
    sandride:
      'The Fremen ride. An Atreides legion that stands next to a wormsign or a sandworm may travel along an unbroken chain of areas that each hold one of the two, however long. It gets off on a wormsign of the chain (not on a sandworm), or in any area next to the chain. The place where it gets off must be free.',
    'sandride-blocked':
      'Areas with Harkonnen legions break the chain; harvesters do not. A ride may also end with an attack: the legion stays where it was and attacks a legion or settlement that the ride would have reached.',
    'sandride-example':
      'Three deserts in a row hold wormsign, sandworm, wormsign. A legion beside the first may get off on the first, on the third, or in any free area that touches one of the three.',
    transport:
      'The Harkonnen fly. Remove an ornithopter that is connected to the sector where the legion stands, and the legion moves up to 2 areas, over impassable borders, enemy legions and sandworms. It must land in a free area; whether that sector is connected does not matter. Nothing happens in the areas flown over. Each legion can do this once per turn.',
    'transport-attack': 'In the same way a legion may attack at a distance of up to 2 areas.',
    'arrive-wormsign':
      'Harkonnen legions disturb the sand. A legion that walks, advances or is pushed into an area with a wormsign, or lands there, stops and turns the wormsign up. If a worm comes, it is dealt with at once as in the hazards phase, but carryalls cannot help. If the legion has to flee or dies, a harvester in the area is lost too.',
    'arrive-wormsign-stop': 'A legion that was driven off does not go on with its move.',
    'arrive-wormsign-quiet':
      'Atreides legions never disturb a wormsign. And a wormsign that is laid on a legion or a harvester lies quiet until the hazards phase.',
    'arrive-harvester':
      'An Atreides legion that ends its move or advances into an area with a harvester and no Harkonnen units destroys the harvester. That is no attack, so tokens stay hidden.',
    'arrive-station':
      'If it finds a [[testing-station|testing station]] there, turn the station up, take it off the board and advance the prescience marker that it shows by 1.',
  },
};
