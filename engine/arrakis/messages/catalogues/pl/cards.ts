import type { CardId } from '../../../data/planning.data';
import type { PrescienceId } from '../../../data/prescience.data';
import type { Noun } from '../../text';

/** A title stands behind the word for a card and is not inflected. */
function title(forms: string): Noun {
  return { forms };
}

const SMUGGLERS = title('Przemytnicy');
const RAGE = title('Gniew Ogarnął Szaddama IV');

export const PL_CARD_NAMES: Readonly<Record<CardId, Noun>> = {
  'war-plan': title('Plan Wojenny'),
  'alia-the-abomination': title('Alia, Potworność'),
  'smugglers-a': SMUGGLERS,
  'smugglers-b': SMUGGLERS,
  'smugglers-c': SMUGGLERS,
  'the-voice': title('Głos'),
  'death-commandos': title('Komandosi Śmierci'),
  'tested-with-the-gom-jabbar': title('Próba Gom Dżabbar'),
  'chatt-the-leaper': title('Chatt Skoczek'),
  truthtrance: title('Trans Prawdy'),
  'adab-the-demanding-memory': title('Adab, Natrętna Pamięć'),
  'alam-al-mithal': title('Alam al-Mithal, Świat Podobieństw'),
  'usul-the-base-of-the-pillar': title('Usul, Podstawa Filaru'),
  'voice-from-the-outer-world': title('Głos Spoza Świata'),
  'our-family-atomics': title('Nasza Rodowa Broń Atomowa'),
  'battle-language': title('Język Bitewny'),
  'bill-of-particulars': title('Wykaz Zarzutów'),
  'fear-is-the-mind-killer': title('Strach Zabija Duszę'),

  'shai-hulud': title('Szej-Hulud'),
  'wall-of-sandworms': title('Ściana Czerwi'),
  'dust-chasms': title('Pyłowe Rozpadliny'),
  'fremen-rockets': title('Rakiety Fremenów'),
  'eyes-of-ibad': title('Oczy Ibada'),
  'captured-ornithopter': title('Zdobyczny Ornitopter'),
  crysknife: title('Krysnóż'),
  'cielagos-piping-message': title('Wieść z Pisku Cielago'),
  'jubba-cloaks': title('Płaszcze Dżubba'),
  hieregs: title('Hieregi'),
  'grandmother-of-a-storm': title('Babka Wszystkich Kurzaw'),
  stillsuits: title('Filtrfraki'),
  'i-am-stilgar-the-fremen': title('„Jestem Stilgar, Fremen”'),
  thumpers: title('Dudniki'),
  'kitab-al-ibar': title('Kitab al-Ibar'),
  sandtides: title('Pływy Piasku'),

  'hard-times-and-oppression': title('Ciężkie Czasy i Ucisk'),
  'forced-recruitment': title('Przymusowy Pobór'),
  'beloved-feyd-rautha': title('Umiłowany Feyd-Rautha'),
  'harkonnen-patrols': title('Patrole Harkonnenów'),
  'arsunt-legion': title('Legion z Arsunt'),
  'barons-personal-guard': title('Gwardia Przyboczna Barona'),
  'hawats-scheming': title('Intrygi Hawata'),
  'evidence-of-rebellion': title('Dowody Buntu'),
  'polar-cap-factories': title('Fabryki Czapy Polarnej'),
  'carthag-the-former-capital': title('Kartagin, Dawna Stolica'),
  'workhorse-of-arrakis': title('Wół Roboczy Arrakis'),
  'spotter-control': title('Kontrola z Powietrza'),
  'explosive-artillery': title('Artyleria Wybuchowa'),
  sandmasters: title('Piaskomistrze'),
  'mudir-nahya-the-demon-ruler': title('Mudir-Nahya, Demoniczny Władca'),
  'hunter-seeker': title('Szperacz'),

  'rage-overcame-shaddam-iv-a': RAGE,
  'rage-overcame-shaddam-iv-b': RAGE,
  'rage-overcame-shaddam-iv-c': RAGE,
  'manipulation-of-others': title('Manipulowanie Innymi'),
  'breeding-program': title('Program Hodowli'),
  'troop-carriers': title('Transportowce Wojska'),
  shigawire: title('Szigadrut'),
  'hope-clouds-observation': title('Nadzieja Mąci Wzrok'),
  'reports-of-traitors': title('Doniesienia o Zdrajcach'),
  'sardaukar-pogrom': title('Sardaukarski Pogrom'),
  'sardaukars-manner': title('Postawa Sardaukara'),
  'spies-all-over-arrakis': title('Szpiedzy na Całej Arrakis'),
  'full-control-of-the-air': title('Pełne Panowanie w Powietrzu'),
  'moving-the-battle-group': title('Przerzut Grupy Bojowej'),
  'killers-without-mercy': title('Zabójcy bez Litości'),
  'sardaukar-disguised': title('Sardaukarzy w Przebraniu'),
  'i-decide-what-best-serves-his-majesty': title('„Ja Decyduję, Co Najlepiej Służy Jego Wysokości”'),
  'seek-out-the-mahdi': title('Odszukać „Mahdiego”'),
};

export const PL_PRESCIENCE_NAMES: Readonly<Record<PrescienceId, Noun>> = {
  'dew-collectors': title('Zbieracze Rosy dla Upraw'),
  mahdi: title('Fremeni Wołają na Paula „Mahdi!”'),
  'water-discipline': title('Dyscyplina Wody'),
  'wind-traps': title('Nowe Ukryte Łapacze Wiatru'),
  'stunted-worms': title('Skarlałe Czerwie'),
  'bene-gesserit-ways': title('Jessica Szkoli Paula w Tajnikach Bene Gesserit'),
  'desert-war': title('Wojna na Pustyni'),
  'lisan-al-gaib': title('Lisan al-Gaib'),
  'water-of-life': title('Paul Pije Wodę Życia'),
  'tahaddi-challenge': title('Wyzwanie Tahaddi'),
  'families-flee': title('Rodziny Uciekają do Południowych Palmiarni'),
  'sandride-mudir': title('Mudir Jazdy na Czerwiu'),
  razzia: title('Razja'),
  'oppressor-falls': title('Upadek Ciemięzcy'),
  'jessica-changes-the-water': title('Jessica Przemienia Wodę'),
  'maker-strikes': title('Stworzyciel Uderza'),
};
