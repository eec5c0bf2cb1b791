import type { ChapterText } from '../types';

export const influence: ChapterText<'influence'> = {
  title: 'Influence and Alliances',
  summary: 'Four tracks, a point at 2, a bonus and perhaps an Alliance at 4.',
  sections: { tracks: 'The four tracks', alliances: 'Alliances' },
  paragraphs: {
    'track-steps':
      'The Emperor, the Spacing Guild, the Bene Gesserit and the Fremen each have a track from 0 to 6. Your cube on it is your [[influence|Influence]] with that Faction.',
    'track-two':
      'At **2** you gain 1 victory point. Should you fall below 2 again, you lose it; and you gain it anew when you climb back.',
    'track-four':
      'At **4** you get what the track offers, at once: 2 troops from the Emperor, 3 Solari from the Guild, an Intrigue card from the Bene Gesserit, 1 water from the Fremen. What you got stays yours even if you fall back, and you get it once more if you reach 4 again.',
    'track-gain':
      'Where an effect gives two Influence, both are with the same Faction. Nobody falls below 0.',
    'track-full':
      'Influence with a Faction on whose track you stand at the top does nothing. If that is all an effect would do, it is dropped.',
    'alliance-first':
      'Whoever is **first** at 4 on a track takes its [[alliance|Alliance]] token, worth 1 victory point. It stays until another player stands **higher** than its holder: then the token and the point change hands. Drawing level is not enough.',
    'alliance-lose':
      'If you lose Influence while you hold the token, look at the others: a player who was level with you now takes it. If you drop to 3 or less and nobody else stands at 4 or higher, it goes back to the board.',
    'alliance-heirs':
      'If several players could take it because they were level, the one who lost the Influence decides who gets it.',
    'alliance-example':
      'Anna is first at 4 with the Fremen: she gains 1 water and the Alliance, a point. Ben reaches 4 later: he gains 1 water, no token. When Ben steps to 5 he stands above Anna: the Alliance and its point are his now.',
  },
};
