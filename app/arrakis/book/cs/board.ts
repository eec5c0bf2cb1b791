import type { ChapterText } from '../types';

export const board: ChapterText<'board'> = {
  title: 'Planeta',
  summary: 'Oblasti, terén, sektory, obloha nad nimi a místa, o která se vyplatí bojovat.',
  sections: {
    areas: 'Oblasti a terén',
    sky: 'Vzdušné zóny',
    free: 'Volné a prázdné',
    settlements: 'Osady',
  },
  paragraphs: {
    'board-areas':
      'Mapa má **101 oblastí** v 8 [[sector|sektorech]]: čtyři vnitřní se stýkají na Severním pólu, čtyři vnější leží kolem nich. Severní pól patří do všech čtyř vnitřních sektorů.',
    'board-pole':
      'Když se něco ptá na „sektor bez“ něčeho a vy stojíte na Severním pólu, musí to chybět ve všech čtyřech vnitřních sektorech.',
    'board-terrain':
      'Terén je čtyř druhů: [[mountain|hory]], [[plateau|náhorní plošina]], [[minor-erg|Malý erg]] a [[desert|poušť]]. Poušť, která se dotýká okraje mapy, je [[deep-desert|hluboká]]; pro všechna pravidla je to pořád poušť, jen bohatší na koření a nebezpečnější.',
    'board-impassable':
      'Některé hranice jsou vyznačené jako [[impassable|neprůchodné]]. Nikdo přes ně nepřejde, nepřejede na červovi, nezaútočí, neustoupí a nikoho přes ně nevytlačí; ani červi tudy necestují a neútočí. Letounů se netýkají: pro [[troop-transport|převoz vojáků]] takové oblasti sousedí.',
    'board-impassable-measure':
      'Když se karta jen ptá, zda jsou oblasti přilehlé nebo jak jsou daleko, neprůchodná hranice také nevadí.',
    'board-zones':
      'Na hranicích sektorů leží osm [[air-zone|vzdušných zón]]. Zóna je [[connected|napojená]] na každou oblast obou sektorů, kterých se dotýká; Severní pól je napojený na každou zónu, která se dotýká některého vnitřního sektoru. V zóně je nejvýše jeden letoun.',
    'board-free':
      'Oblast je pro vás [[free-area|volná]], když v ní není nepřátelská osada, nepřátelská jednotka (ani žeton) ani písečný červ. Těžební vozidlo a pokusná stanice nevadí. [[empty-area|Prázdná]] je oblast, ve které není vůbec nic: žádná figurka, žeton ani transportér.',
    'board-free-example':
      'Poušť, kde stojí jen harkonnenské těžební vozidlo, je pro Atreidy volná, takže do ní smějí vstoupit. Prázdná však není, a karta, která chce prázdnou poušť, ji použít nemůže.',
    'board-settlements':
      '[[settlement|Osady]] mají [[rank|úroveň]] 1 až 3. Harkonnenové jich drží šest: Arrakén (3), Kartágo (2) a čtyři vesnice úrovně 1: Arsunt, Pánev Hagga, Imperiální pánev a Severní pól. Atreidové se skrývají v osmi [[sietch|síčích]]. Jejich úrovně jsou do odhalení tajné, Atreidové se na ně ale smějí kdykoli podívat.',
    'board-destroyed': 'Zničená osada je pryč: její oblast je do konce hry obyčejná krajina.',
  },
};
