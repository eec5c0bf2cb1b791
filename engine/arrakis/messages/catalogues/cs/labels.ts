import type { Entry } from '../../text';
import type { LabelMessage } from '../../labels/messages';
import type { NAME_MESSAGES } from '../../names/messages';

/** Places bring their prepositions, as in areas.ts. */
export const CS_NAMES: Readonly<Record<keyof typeof NAME_MESSAGES, Entry>> = {
  'name.area': '{sector} {number}',
  'name.zone': {
    nom: 'vzdušná zóna {first} / {second}',
    acc: 'vzdušnou zónu {first} / {second}',
    loc: 've vzdušné zóně {first} / {second}',
    dat: 'do vzdušné zóny {first} / {second}',
    gen: 'ze vzdušné zóny {first} / {second}',
  },
  'name.markerStep': '{marker} {step}',
};

/** What may be picked, in Czech. */
export const CS_LABELS: Readonly<Record<LabelMessage, Entry>> = {
  'label.done.done': 'Hotovo',
  'label.done.skip': 'Přeskočit',
  'label.done.endTurn': 'Ukončit tah',
  'label.done.lose': 'Přijít o těžební vozidlo',
  'label.done.noEffect': 'Odhodit tuto kostku',
  'label.done.conferred': 'Jsme domluveni',

  'label.option.move': 'Přesunout 2 legie',
  'label.option.attack': 'Zaútočit s legií',
  'label.option.moveWithLeader': 'Přesunout 2 legie s velitelem',
  'label.option.surpriseAttack': 'Překvapivý útok s velitelem',
  'label.option.draw': 'Dobrat si 2 plánovací karty',
  'label.option.deploy': {
    atreides: 'Nasadit žeton a velitele',
    harkonnen: 'Nasadit 3 běžné jednotky a velitele',
  },
  'label.option.replace': 'Vyměnit 2 běžné jednotky za elitní',
  'label.option.vehicles': 'Umístit 2 transportéry',
  'label.option.desertPower': 'Pouštní síla',
  'label.option.sandride': 'Jízda na červovi',
  'label.option.march': 'Vyrazit',
  'label.option.continue': 'Bojovat dál',
  'label.option.cease': 'Přestat',
  'label.option.retreat': 'Ustoupit',
  'label.option.stay': 'Zůstat',
  'label.option.stay.nobody': 'Nikdo nejde',
  'label.option.advance': 'Postoupit',
  'label.option.hold': 'Zůstat na místě',
  'label.option.supply': 'Ze zásoby',
  'label.option.wildMaker': '{wildMaker}',
  'label.option.wildMaker.swap': 'Vyměnit {wildMaker:acc} za písečného červa',
  'label.option.sietch': 'Síč',
  'label.option.tokens': 'Výsadkové žetony',
  'label.option.both': 'Obojí',
  'label.option.buy': 'Bod nadvlády za 3 koření',
  'label.option.claim': 'Získat',
  'label.option.decline': 'Nechat být',
  'label.option.fromBoard': 'Z jiného místa na mapě',
  'label.option.fewer': 'Méně karet',

  'label.free.guerrilla': 'Guerillový výcvik',
  'label.free.scout': 'Průzkum',
  'label.free.hawat': 'Intrikovat proti {leader:dat}',
  'label.free.atomics': 'Atomové zbraně',
  'label.free.families': 'Získat kartu {card}',
  'label.free.cone': 'Kužel ticha',

  'label.number.split': '{firstHouse}: {first}, {secondHouse}: {second}',
  'label.number.cards': '{cards:acc}',
  'label.number.tokens': 'Vzít {tokens:acc}',
  'label.number.price.up': 'Zaplatit {spice:acc}: o 1 řádek výš',
  'label.number.price.stay': 'Zaplatit {spice:acc}: beze změny',
  'label.number.price.down': 'Neplatit: o 1 řádek níž, pokud už není dole',
  'label.number': '{n}',

  'label.figure.stays': 'Zůstane {figure}',
  'label.figure.special': 'Speciální akce: {leader}',
};
