import type { ChapterText } from '../types';

export const spaces: ChapterText<'spaces'> = {
  title: 'The spaces',
  summary: 'All 22 spaces: what they cost and what they do.',
  sections: {
    'space-emperor': 'Emperor',
    'space-guild': 'Spacing Guild',
    'space-bene': 'Bene Gesserit',
    'space-fremen': 'Fremen',
    'space-landsraad': 'Landsraad',
    'space-city': 'Cities',
    'space-trade': 'Spice Trade',
  },
  paragraphs: {
    'space-conspire':
      '**Conspire** (4 spice): 1 Influence with the Emperor, 5 Solari, 2 troops and an Intrigue card.',
    'space-wealth': '**Wealth**: 1 Influence with the Emperor and 2 Solari.',
    'space-heighliner':
      '**Heighliner** (6 spice, Combat space): 1 Influence with the Guild, 5 troops and 2 water.',
    'space-foldspace':
      '**Foldspace**: 1 Influence with the Guild, and a *Foldspace* card for your discard pile.',
    'space-selective-breeding':
      '**Selective Breeding** (2 spice): 1 Influence with the Bene Gesserit. You may trash a card to draw two.',
    'space-secrets':
      '**Secrets**: 1 Influence with the Bene Gesserit and an Intrigue card. Each opponent with four or more Intrigue cards gives you one of them at random.',
    'space-hardy-warriors':
      '**Hardy Warriors** (1 water, Combat space): 1 Influence with the Fremen and 2 troops.',
    'space-stillsuits': '**Stillsuits** (Combat space): 1 Influence with the Fremen and 1 water.',
    'space-high-council':
      '**High Council** (5 Solari): take a seat on the [[high-council|High Council]]. From now on you have 2 more Persuasion in each of your Reveal turns. Once in a game for each player.',
    'space-mentat': '**Mentat** (2 Solari): draw a card, and take the [[mentat|Mentat]] if it stands here.',
    'space-rally-troops': '**Rally Troops** (4 Solari): 4 troops.',
    'space-swordmaster':
      '**Swordmaster** (8 Solari): your third Agent, the [[swordmaster|Swordmaster]], joins you at once and for good. Once in a game for each player.',
    'space-hall-of-oratory':
      '**Hall of Oratory**: 1 troop, and 1 Persuasion in your Reveal turn while your Agent stands here.',
    'space-secure-contract': '**Secure Contract**: 3 Solari.',
    'space-sell-melange':
      '**Sell Melange**: sell 2 spice for 6 Solari, 3 for 8, 4 for 10 or 5 for 12. One sale each time.',
    'space-arrakeen': '**Arrakeen** (Combat space): 1 troop, and draw a card. Its controller gains 1 Solari.',
    'space-carthag':
      '**Carthag** (Combat space): 1 troop and an Intrigue card. Its controller gains 1 Solari.',
    'space-research-station': '**Research Station** (2 water, Combat space): draw three cards.',
    'space-sietch-tabr':
      '**Sietch Tabr** (Combat space): only with 2 or more Influence with the Fremen. 1 troop and 1 water, but no Influence: it is a City.',
    'space-the-great-flat':
      '**The Great Flat** (2 water, Combat space, [[maker|Maker]]): 3 spice and the bonus spice.',
    'space-hagga-basin':
      '**Hagga Basin** (1 water, Combat space, [[maker|Maker]]): 2 spice and the bonus spice.',
    'space-imperial-basin':
      '**Imperial Basin** (Combat space, [[maker|Maker]]): 1 spice and the bonus spice. Its controller gains 1 spice.',
  },
};
