import type { ChapterText } from '../types';

export const influence: ChapterText<'influence'> = {
  title: 'Wpływ i sojusze',
  summary: 'Cztery tory, punkt na dwójce, dar i może sojusz na czwórce.',
  sections: { tracks: 'Cztery tory', alliances: 'Sojusze' },
  paragraphs: {
    'track-steps':
      'Imperator, Gildia Kosmiczna, Bene Gesserit i Fremeni mają tory od 0 do 6. Twoja kostka na torze to twój [[influence|wpływ]] u tej frakcji.',
    'track-two':
      'Na **2** zdobywasz 1 punkt zwycięstwa. Gdy spadniesz poniżej 2, tracisz go; gdy wrócisz, zdobywasz go na nowo.',
    'track-four':
      'Na **4** od razu dostajesz to, co daje tor: od Imperatora 2 jednostki, od Gildii 3 solary, od Bene Gesserit kartę intryg, od Fremenów 1 wodę. Zostaje to u ciebie, nawet gdy spadniesz, a gdy znów dojdziesz do 4, dostajesz to jeszcze raz.',
    'track-gain': 'Gdy efekt daje dwa wpływy, oba są u tej samej frakcji. Nikt nie spada poniżej 0.',
    'track-full':
      'Gdy na torze frakcji stoisz na samej górze, kolejny wpływ u niej nic nie daje. Jeśli efekt nie dałby nic więcej, przepada.',
    'alliance-first':
      'Kto **pierwszy** dojdzie na torze do 4, bierze jego żeton [[alliance|sojuszu]], wart 1 punkt zwycięstwa. Trzyma go, dopóki ktoś nie stanie **wyżej**: wtedy żeton i punkt przechodzą do niego. Zrównać się to za mało.',
    'alliance-lose':
      'Gdy tracisz wpływ, a masz żeton sojuszu, spójrz na innych: bierze go teraz gracz, który stał na równi z tobą. Jeśli spadasz do 3 lub niżej i nikt inny nie ma co najmniej 4, żeton wraca na planszę.',
    'alliance-heirs':
      'Jeśli mogłoby go przejąć kilka osób, bo stały na równi, wybiera ten, kto stracił wpływ.',
    'alliance-example':
      'Anna pierwsza dochodzi do 4 u Fremenów: zdobywa 1 wodę i sojusz, czyli punkt. Ben dochodzi do 4 później: zdobywa 1 wodę, bez żetonu. Gdy wejdzie na 5, stoi nad Anną: sojusz i punkt są teraz jego.',
  },
};
