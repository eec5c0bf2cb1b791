import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const prescience: ChapterText<'prescience'> = {
  title: 'Jasnozřivost',
  summary: 'Tři vlákna budoucnosti, karty, které jimi hýbou, a rodinné atomové zbraně.',
  sections: {
    markers: 'Tři žetony',
    claims: 'Získávání karet',
    atomics: 'Atomové zbraně',
  },
  paragraphs: {
    'prescience-markers':
      'Atreidové sledují tři vlákna: **Kwisatz Haderach** (zelený), **Písečný lid** (oranžový) a **Džihád** (červený). Žetony posouvají získané [[prescience-card|karty jasnozřivosti]], [[testing-station|pokusné stanice]] (o 1 pole) a zničené harkonnenské osady (o jejich úroveň, všechny tři).',
    'prescience-steps': lines(
      'Pole po cestě přinášejí lidi a moc, i když je žeton přeskočí:',
      '- **3, Džihád**: do hry vstupuje Chani.',
      '- **3, Kwisatz Haderach**: Paula Atreida vystřídá Paul Muad’Dib.',
      '- **3, Písečný lid**: Lady Jessiku vystřídá Ctihodná matka Jessica.',
      '- **6, kterýkoli žeton**: do hry vstupuje Alia.',
      '- **8, kterýkoli žeton**: smějí se použít [[atomics|atomové zbraně]].',
      'Kdo někoho vystřídá, stojí tam, kde stál ten před ním, a jeho karta je ve stejném stavu. Ukazatel nadvlády funguje stejně.',
    ),
    'prescience-back':
      'Když se žeton někdy vrátí, zůstává, co už přinesl, a odemčené atomové zbraně zůstávají odemčené.',
    'claims-two': 'Atreidové smějí za kolo získat nejvýše dvě karty jasnozřivosti a nemusejí žádnou.',
    'claims-when':
      'Osm ze šestnácti karet se získává v akční fázi v okamžiku, kdy je splněna jejich podmínka, třeba i v tahu Harkonnenů. Druhých osm se získává na začátku [[end-of-round|konce kola]].',
    'claims-how':
      'Karta, která chce utratit akční kostku, je celou vaší akcí v tom tahu; kostka neudělá nic jiného. Kartu, která vám něco ukládá, získáte tím, že to uděláte. Kartu, která jmenuje jen stav nebo událost, získáte, dokud to platí, nebo hned poté, co se to stalo.',
    'claims-free': 'Udělat, co karta chce bez kostky, je volná akce ve vašem vlastním tahu.',
    'claims-gone': 'Získané karty jsou mimo hru.',
    'claims-example':
      'Paul stojí v sektoru bez harkonnenské legie. Atreidové ve svém tahu utratí kostku na kartu *Paul pije Vodu života*: Kwisatz Haderach postoupí o 3, Paul jde do nádrže a kostka neudělá nic jiného. Na konci kola stojí tři jejich legie na náhorních plošinách. To žádá karta *Sběrače rosy pro výsadbu*: Písečný lid postoupí ze 2 na 4, a protože překročí 3, vystřídá Ctihodná matka Jessica Lady Jessiku. To byly dvě karty; třetí musí počkat na jiné kolo.',
    atomics:
      'Jednou za hru smějí Atreidové prorazit díru do hor: Skalní rozštěp, Skalní díry nebo Západní obvodový val se navždy změní v poušť. Legii, která tam je, soupeř vytlačí, jako by ustupovala; nemá-li kam, je zničena a pojmenovaní velitelé jdou do nádrže.',
    'atomics-exposed':
      'Od té chvíle bouře a červi dosáhnou i za ně: do Pánve Hagga za Skalním rozštěpem, do Imperiální pánve za Skalními dírami, do Imperiální pánve a Arrakénu za Západním obvodovým valem.',
    'atomics-borders': 'Neprůchodné hranice zůstávají neprůchodné.',
  },
};
