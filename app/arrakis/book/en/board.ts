import type { ChapterText } from '../types';

export const board: ChapterText<'board'> = {
  title: 'The planet',
  summary: 'Areas, terrain, sectors, the sky above them, and the places that are worth fighting for.',
  sections: {
    areas: 'Areas and terrain',
    sky: 'Air zones',
    free: 'Free and empty',
    settlements: 'Settlements',
  },
  paragraphs: {
    'board-areas':
      'The map has **101 areas** in 8 [[sector|sectors]]: four central ones that meet at the North Pole, and four outer ones around them. The North Pole belongs to all four central sectors.',
    'board-pole':
      'If something asks about "a sector without" something and the Pole is where you look from, all four central sectors must be without it.',
    'board-terrain':
      'There are four kinds of terrain: [[mountain]], [[plateau]], [[minor-erg|minor erg]] and [[desert]]. A desert that touches the rim of the map is [[deep-desert|deep desert]]; it is still desert for every rule, only richer in spice and more dangerous.',
    'board-impassable':
      'Some borders are marked as [[impassable]]. Across them nobody walks, sandrides, attacks, retreats or is pushed, and worms neither move nor strike. Aircraft ignore them: for [[troop-transport|troop transport]] such areas are neighbours.',
    'board-impassable-measure':
      'Where a card merely asks whether areas are adjacent or how far apart they are, an impassable border is ignored as well.',
    'board-zones':
      'Eight [[air-zone|air zones]] lie on the borders between sectors. A zone is [[connected]] to every area of the two sectors that it touches; the North Pole is connected to each zone that touches a central sector. A zone holds one aircraft at most.',
    'board-free':
      'An area is [[free-area|free]] for you if there is no enemy settlement, no enemy unit (tokens included) and no sandworm in it. A harvester or a testing station does not matter. An area is [[empty-area|empty]] if there is nothing at all in it: no figure, no token, no vehicle.',
    'board-free-example':
      'A desert with a Harkonnen harvester and nothing else is free for the Atreides, so they may walk in. It is not empty, so a card that needs an empty desert cannot use it.',
    'board-settlements':
      '[[settlement|Settlements]] have a [[rank]] from 1 to 3. The Harkonnen hold six: Arrakeen (3), Carthag (2) and four pyon villages of rank 1: Arsunt, Hagga Basin, Imperial Basin and the North Pole. The Atreides hide in eight [[sietch|sietches]]. Their ranks are secret until revealed, but the Atreides may look at them at any time.',
    'board-destroyed':
      'Once destroyed, a settlement is gone: its area is ordinary land for the rest of the game.',
  },
};
