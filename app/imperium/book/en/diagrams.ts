import type { DiagramTexts } from '../types';

export const diagrams: DiagramTexts = {
  track: {
    caption:
      'An Influence track: a point at 2, the bonus of the Faction at 4, and the Alliance for the first.',
    labels: { point: '1 victory point', bonus: 'the bonus of the track', alliance: 'Alliance: 1 point' },
  },
  card: {
    caption: 'A card of your deck. In each turn only one of its two boxes counts.',
    labels: {
      name: 'Name and Faction',
      icons: 'Agent icons: where it sends',
      agent: 'Agent box',
      reveal: 'Reveal box',
      cost: 'Price in Persuasion',
    },
  },
  phases: {
    caption: 'The five phases of a round.',
    labels: {
      start: 'Round start',
      turns: 'Player turns',
      combat: 'Combat',
      makers: 'Makers',
      recall: 'Recall',
    },
  },
  agentTurn: {
    caption: 'An Agent turn, step by step.',
    labels: {
      card: 'Play a card',
      agent: 'Agent to a free space with one of its icons',
      pay: 'Pay the price first',
      effects: 'Space, card and Influence, in any order',
      deploy: 'Combat space: send troops',
    },
  },
  strength: {
    caption: 'Three players: troops count 2, swords 1. Without a troop swords are worth nothing.',
    labels: {
      troops: 'Troops, 2 each',
      swords: 'Swords, 1 each',
      first: 'first reward',
      second: 'second reward',
      none: 'nothing',
    },
  },
  hagalTurn: {
    caption: 'A turn of House Hagal.',
    labels: {
      reveal: 'Turn up its next card',
      taken: 'Space taken: next card',
      free: 'Space free: the Agent goes there',
      card: 'Do what the card shows, nothing else',
      combat: 'Combat space: recruits and up to 2 from the garrison join the Conflict',
    },
  },
};
