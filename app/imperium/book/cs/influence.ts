import type { ChapterText } from '../types';

export const influence: ChapterText<'influence'> = {
  title: 'Vliv a aliance',
  summary: 'Čtyři počitadla, bod na dvojce, bonus a snad i aliance na čtyřce.',
  sections: { tracks: 'Čtyři počitadla', alliances: 'Aliance' },
  paragraphs: {
    'track-steps':
      'Imperátor, Kosmická gilda, Bene Gesserit a fremeni mají každý své počitadlo od 0 do 6. Vaše kostka na něm je váš [[influence|vliv]] na tuto frakci.',
    'track-two':
      'Na **2** získáte 1 vítězný bod. Klesnete-li pod 2, zase ho ztratíte; až vystoupáte zpět, znovu ho získáte.',
    'track-four':
      'Na **4** hned dostanete, co počitadlo nabízí: od imperátora 2 jednotky, od gildy 3 solary, od Bene Gesserit kartu intrik, od fremenů 1 vodu. Zůstane vám to, i když klesnete, a dosáhnete-li čtyřky znovu, dostanete to ještě jednou.',
    'track-gain': 'Dává-li efekt dva vlivy, jsou oba na tutéž frakci. Pod 0 neklesne nikdo.',
    'track-full':
      'Vliv na frakci, na jejímž počitadle stojíte úplně nahoře, nic nedělá. Neměl-li by efekt dát nic jiného, odpadá.',
    'alliance-first':
      'Kdo je na počitadle na čtyřce **první**, vezme si žeton [[alliance|aliance]] za 1 vítězný bod. Drží ho, dokud někdo nevystoupá **výš** než on: pak žeton i bod přejdou. Vyrovnat se nestačí.',
    'alliance-lose':
      'Ztratíte-li vliv a máte žeton aliance, rozhlédněte se: hráč, který byl na stejné úrovni jako vy, si ho teď vezme. Klesnete-li na 3 nebo níž a nikdo jiný nemá aspoň 4, vrací se žeton na plán.',
    'alliance-heirs':
      'Mohlo-li by ho převzít víc hráčů, protože byli na stejné úrovni, určí nového držitele ten, kdo o vliv přišel.',
    'alliance-example':
      'Anna je u fremenů první na čtyřce: získá 1 vodu a alianci, tedy bod. Ben dojde na čtyřku později: získá 1 vodu, žeton ne. Když postoupí na 5, stojí nad Annou: aliance i bod jsou teď jeho.',
  },
};
