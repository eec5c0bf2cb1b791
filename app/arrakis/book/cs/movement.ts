import type { ChapterText } from '../types';

export const movement: ChapterText<'movement'> = {
  title: 'Přesun',
  summary: 'Pěšky, na červech, vzduchem, a co čeká tam, kam dorazíte.',
  sections: {
    moving: 'Přesun legie',
    sandriding: 'Jízda na červovi',
    transport: 'Převoz vojáků',
    arriving: 'Příchod',
  },
  paragraphs: {
    'move-basic':
      'Přesun vezme některé nebo všechny figurky legie do jedné přilehlé oblasti, která je [[free-area|volná]]. Velitelé jdou jen spolu s aspoň jednou jednotkou a žádný nesmí bez jednotky zůstat. S kostkou Velení musí být velitel v té části, která se přesouvá.',
    'move-different':
      'Akce, která přesouvá „různé“ legie, nikdy nepohne stejnou figurkou dvakrát. Rozdělená legie však klidně platí za dvě: nejdříve jde jedna polovina, potom druhá.',
    'move-order':
      'Přesuny se provádějí po jednom v pořadí, jaké chcete. Co čeká na konci přesunu, se stane dřív, než začne další. Jen limit 6 jednotek se zjišťuje jednou, po posledním přesunu celé akce.',
    'move-limit-example':
      'Pět jednotek vstoupí do oblasti, kde jsou už tři. To jsou o dvě víc, než smí; druhým přesunem téže akce ale můžete některé z těch tří poslat dál. Limit se kontroluje až pak.',
    'move-through':
      'Přesun přes několik oblastí vede celou cestu tytéž figurky: nikdo se nepřidá a nikdo neodpadne. Limit platí jen tam, kde přesun skončí.',
    'move-sandworm-blocks':
      'Do oblasti s písečným červem nesmí nikdo vstoupit ani na ni zaútočit. Projet jí na červovi a přeletět ji jsou jediné výjimky.',
    sandride:
      'Fremeni jezdí. Atreidská legie, která stojí vedle červí výstrahy nebo písečného červa, smí cestovat po souvislém řetězu oblastí, kde je vždy jedno z obojího, jakkoli dlouhém. Sesedá na červí výstraze řetězu (ne na písečném červovi), nebo v kterékoli oblasti vedle řetězu. Místo, kde sesedá, musí být volné.',
    'sandride-blocked':
      'Oblasti s harkonnenskou legií řetěz přerušují; těžební vozidla ne. Jízda může skončit i útokem: legie zůstane, kde byla, a napadne legii nebo osadu, kam by jízda dosáhla.',
    'sandride-example':
      'Ve třech pouštích v řadě je výstraha, červ a výstraha. Legie vedle první z nich smí sesednout v první, ve třetí, nebo v kterékoli volné oblasti, která se některé z těch tří dotýká.',
    transport:
      'Harkonnenové létají. Odstraňte ornitoptéru napojenou na sektor, kde legie stojí, a legie se přesune až o 2 oblasti přes neprůchodné hranice, nepřátelské legie i písečné červy. Přistát musí ve volné oblasti; zda je její sektor napojený, nehraje roli. To, co legie přelétne, si ničeho nevšimne. Každá legie to smí jednou za tah.',
    'transport-attack': 'Stejně smí legie zaútočit na vzdálenost až 2 oblastí.',
    'arrive-wormsign':
      'Harkonnenské legie písek ruší. Legie, která do oblasti s červí výstrahou vejde, postoupí, přistane v ní nebo je do ní vytlačena, se zastaví a výstrahu otočí. Přijde-li červ, vyřeší se hned jako ve fázi pouštních hrozeb, jen karyoly nepomohou. Když legie musí utéct nebo zahyne, je ztraceno i těžební vozidlo v té oblasti.',
    'arrive-wormsign-stop': 'Zahnaná legie ve svém přesunu nepokračuje.',
    'arrive-wormsign-quiet':
      'Atreidské legie výstrahu nikdy neruší. A výstraha položená na legii nebo těžební vozidlo leží v klidu až do fáze pouštních hrozeb.',
    'arrive-harvester':
      'Atreidská legie, která skončí přesun nebo postoupí do oblasti s těžebním vozidlem a bez harkonnenských jednotek, vozidlo zničí. Útok to není, takže žetony zůstávají skryté.',
    'arrive-station':
      'Najde-li tam [[testing-station|pokusnou stanici]], otočte ji, odstraňte z mapy a žeton jasnozřivosti, který ukazuje, posuňte o 1.',
  },
};
