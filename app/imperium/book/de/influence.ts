import type { ChapterText } from '../types';

export const influence: ChapterText<'influence'> = {
  title: 'Einfluss und Allianzen',
  summary: 'Vier Leisten, ein Punkt auf der 2, ein Bonus und vielleicht eine Allianz auf der 4.',
  sections: { tracks: 'Die vier Leisten', alliances: 'Allianzen' },
  paragraphs: {
    'track-steps':
      'Der Imperator, die Raumgilde, die Bene Gesserit und die Fremen haben je eine Leiste von 0 bis 6. Dein Würfel darauf zeigt deinen [[influence|Einfluss]] bei dieser Fraktion.',
    'track-two':
      'Auf der **2** erhältst du 1 Siegpunkt. Fällst du wieder unter 2, verlierst du ihn; steigst du zurück, erhältst du ihn erneut.',
    'track-four':
      'Auf der **4** bekommst du sofort, was die Leiste bietet: 2 Truppen vom Imperator, 3 Solari von der Gilde, eine Intrigenkarte von den Bene Gesserit, 1 Wasser von den Fremen. Das bleibt dir, auch wenn du fällst, und erreichst du die 4 noch einmal, bekommst du es noch einmal.',
    'track-gain':
      'Gibt ein Effekt zwei Einfluss, gelten beide bei derselben Fraktion. Unter 0 fällt niemand.',
    'track-full':
      'Einfluss bei einer Fraktion, auf deren Leiste du ganz oben stehst, bewirkt nichts. Täte ein Effekt sonst nichts, entfällt er.',
    'alliance-first':
      'Wer auf einer Leiste **zuerst** die 4 erreicht, nimmt ihren Marker der [[alliance|Allianz]], 1 Siegpunkt wert. Er bleibt dort, bis jemand **höher** steht: Dann wechseln Marker und Punkt. Gleichziehen genügt nicht.',
    'alliance-lose':
      'Verlierst du Einfluss, während du den Marker hast, sieh dich um: Wer mit dir gleichauf war, nimmt ihn jetzt. Fällst du auf 3 oder weniger und steht sonst niemand auf mindestens 4, kommt er auf den Plan zurück.',
    'alliance-heirs':
      'Könnten ihn mehrere nehmen, weil sie gleichauf waren, bestimmt, wer den Einfluss verloren hat.',
    'alliance-example':
      'Anna steht bei den Fremen als Erste auf der 4: Sie erhält 1 Wasser und die Allianz, einen Punkt. Ben erreicht die 4 später: 1 Wasser, kein Marker. Geht er auf die 5, steht er über Anna: Allianz und Punkt gehören jetzt ihm.',
  },
};
