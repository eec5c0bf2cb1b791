import type { PartOf } from '../translation';

/** Settings, beginning a game, the automaton's turn and the end of a game, in Czech. */
export const feel: PartOf<'feel', 'cs'> = {
  'settings.look': 'Vzhled',
  'settings.play': 'Hra',
  'settings.senses': 'Zvuk a dotek',
  'settings.holding': 'Držení zařízení',
  'settings.speed': 'Rychlost',
  'settings.speed.off': 'Bez pohybu',
  'settings.speed.fast': 'Rychle',
  'settings.speed.normal': 'Běžně',
  'settings.speed.slow': 'Pomalu',
  'settings.speed.off.about': 'Nic se nehýbe a tah Mahdího proběhne naráz. Všechno vypráví záznam.',
  'settings.speed.fast.about': 'Figurky spěchají a každý krok Mahdího zůstane asi vteřinu.',
  'settings.speed.normal.about':
    'Figurky se přesouvají a každý krok Mahdího zůstane tak dlouho, aby šel přečíst.',
  'settings.speed.slow.about': 'Figurky mají čas a Mahdí také.',
  'settings.confirmEnd': 'Ptát se před koncem tahu',
  'settings.confirmEnd.about': 'Ukončený tah už nelze vzít zpět.',
  'settings.sound': 'Zvuky',
  'settings.sound.about': 'Krátké a tiché: kostky, písek, kámen, červi, bouře.',
  'settings.haptics': 'Vibrace',
  'settings.haptics.about': 'Jemný dotek při volbách, hodech a bitvách, pokud to zařízení umí.',
  'settings.leftHanded': 'Pro leváky',
  'settings.leftHanded.about': 'Co se často používá, je u levého okraje.',
  'settings.facePlayer': 'Otáčet k hráči',
  'settings.facePlayer.about':
    'Na tabletu, který leží mezi dvěma hráči, se obraz otočí ke straně, která je na tahu.',

  'new.players': 'Hráči',
  'new.name.atreides': 'Hraje za Atreidy',
  'new.name.harkonnen': 'Hraje za Harkonneny',
  'new.name.placeholder': 'Jméno',
  'new.swap': 'Prohodit strany',
  'new.mahdi.about': 'hraje za Harkonneny',
  'new.seed.label': 'Semínko',
  'new.seed.placeholder': 'Náhodně',
  'new.seed.about': 'Stejné semínko a stejná rozhodnutí dají stejnou hru.',
  'new.seed.clear': 'Zpět k náhodě',
  'new.options': 'Možnosti',

  'end.sure': 'Ukončit tah?',
  'end.sure.about': 'Už to nepůjde vzít zpět.',
  'end.yes': 'Ukončit tah',
  'end.no': 'Ještě ne',
};
