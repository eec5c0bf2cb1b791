import type { ChapterText } from '../types';

export const setup: ChapterText<'setup'> = {
  title: 'Setting up',
  summary: 'Everything that is done before the first round. The app does all of it for you.',
  sections: {
    'setup-land': 'On the map',
    'setup-side': 'Beside the map',
  },
  paragraphs: {
    'setup-sietches':
      'Shuffle the 8 sietch tokens and lay one face down on each sietch area. Add to each one a random starting [[deployment-token|deployment token]] of the Atreides and a [[naib]]. The other Atreides tokens are shuffled into a pile.',
    'setup-harkonnen':
      'Put the six Harkonnen settlements on their areas. Each gets two random starting tokens, one from the black set and one from the silver set; both are turned up at once and replaced by the figures they show.',
    'setup-stations':
      'Shuffle the six [[testing-station|testing stations]] and lay them face down on their areas. Nobody looks at them.',
    'setup-tracks':
      'The three prescience markers and the supremacy marker start at 0. Shuffle the 16 [[prescience-card|prescience cards]] and the pool of [[wormsign|wormsigns]].',
    'setup-leaders':
      'Some named leaders are there from the start: Paul Atreides, Lady Jessica and Stilgar; Baron Harkonnen, Beast Rabban and Captain Aramsham. Their cards lie on their slots with the special action showing and their figures stand ready beside the board.',
    'setup-imperium':
      'The three [[imperium-marker|imperium markers]], CHOAM, Spacing Guild and Landsraad, stand on the top row of the [[spice-board|spice board]].',
    'setup-decks':
      'Shuffle the four [[planning-card|planning]] decks of 18 cards each. The Atreides draw one of the six [[secret-objective|secret objectives]] and keep it to themselves.',
    'setup-figures':
      'Sort the figures by side: the supply. Small round bases are regulars, square ones elites, hexagonal ones Fedaykin and Sardaukar; leaders stand on large round bases. The Atreides have 16, 8 and 6 units and 12 naibs, the Harkonnen 24, 12 and 8 units, 6 bashars, 8 harvesters, 6 ornithopters and 3 carryalls. The 4 sandworms lie ready beside the map.',
    'setup-dice':
      'The Atreides take their 4 action dice, the Harkonnen their 8. Each side has 6 combat dice of its own.',
    'setup-bene-gesserit':
      'The Atreides start with one [[bene-gesserit|Bene Gesserit]] token. The other four wait in reserve.',
  },
};
