import type { CardId } from '../../../data/planning.data';
import type { PrescienceId } from '../../../data/prescience.data';
import type { Noun } from '../../text';

/** A title stands behind a colon or on its own and is not inflected. */
function title(forms: string): Noun {
  return { forms };
}

const SMUGGLERS = title('Schmuggler');
const RAGE = title('Zorn übermannte Shaddam IV.');

export const DE_CARD_NAMES: Readonly<Record<CardId, Noun>> = {
  'war-plan': title('Kriegsplan'),
  'alia-the-abomination': title('Alia, die Abscheulichkeit'),
  'smugglers-a': SMUGGLERS,
  'smugglers-b': SMUGGLERS,
  'smugglers-c': SMUGGLERS,
  'the-voice': title('Die Stimme'),
  'death-commandos': title('Todeskommandos'),
  'tested-with-the-gom-jabbar': title('Die Prüfung mit dem Gom Jabbar'),
  'chatt-the-leaper': title('Chatt der Springer'),
  truthtrance: title('Wahrtrance'),
  'adab-the-demanding-memory': title('Adab, die fordernde Erinnerung'),
  'alam-al-mithal': title('Alam al-Mithal, die Welt der Gleichnisse'),
  'usul-the-base-of-the-pillar': title('Usul, das Fundament der Säule'),
  'voice-from-the-outer-world': title('Stimme aus der Außenwelt'),
  'our-family-atomics': title('Atomwaffen unserer Familie'),
  'battle-language': title('Kampfsprache'),
  'bill-of-particulars': title('Klageschrift'),
  'fear-is-the-mind-killer': title('Die Furcht tötet das Bewusstsein'),

  'shai-hulud': title('Shai-Hulud'),
  'wall-of-sandworms': title('Wand aus Sandwürmern'),
  'dust-chasms': title('Staubspalten'),
  'fremen-rockets': title('Fremen-Raketen'),
  'eyes-of-ibad': title('Augen des Ibad'),
  'captured-ornithopter': title('Erbeuteter Ornithopter'),
  crysknife: title('Crysmesser'),
  'cielagos-piping-message': title('Botschaft des Cielago'),
  'jubba-cloaks': title('Jubba-Umhänge'),
  hieregs: title('Hieregs'),
  'grandmother-of-a-storm': title('Großmutter eines Sturms'),
  stillsuits: title('Destillanzüge'),
  'i-am-stilgar-the-fremen': title('„Ich bin Stilgar, der Fremen“'),
  thumpers: title('Klopfer'),
  'kitab-al-ibar': title('Kitab al-Ibar'),
  sandtides: title('Sandgezeiten'),

  'hard-times-and-oppression': title('Harte Zeiten und Unterdrückung'),
  'forced-recruitment': title('Zwangsrekrutierung'),
  'beloved-feyd-rautha': title('Der geliebte Feyd-Rautha'),
  'harkonnen-patrols': title('Harkonnen-Patrouillen'),
  'arsunt-legion': title('Legion von Arsunt'),
  'barons-personal-guard': title('Leibwache des Barons'),
  'hawats-scheming': title('Hawats Intrigen'),
  'evidence-of-rebellion': title('Beweise für den Aufstand'),
  'polar-cap-factories': title('Fabriken der Polkappe'),
  'carthag-the-former-capital': title('Carthag, die frühere Hauptstadt'),
  'workhorse-of-arrakis': title('Arbeitstier von Arrakis'),
  'spotter-control': title('Leitstelle der Späher'),
  'explosive-artillery': title('Sprengartillerie'),
  sandmasters: title('Sandmeister'),
  'mudir-nahya-the-demon-ruler': title('Mudir Nahya, der Dämonenherrscher'),
  'hunter-seeker': title('Jäger-Sucher'),

  'rage-overcame-shaddam-iv-a': RAGE,
  'rage-overcame-shaddam-iv-b': RAGE,
  'rage-overcame-shaddam-iv-c': RAGE,
  'manipulation-of-others': title('Manipulation anderer'),
  'breeding-program': title('Zuchtprogramm'),
  'troop-carriers': title('Truppentransporter'),
  shigawire: title('Shigadraht'),
  'hope-clouds-observation': title('Hoffnung trübt den Blick'),
  'reports-of-traitors': title('Berichte über Verräter'),
  'sardaukar-pogrom': title('Sardaukar-Pogrom'),
  'sardaukars-manner': title('Das Auftreten der Sardaukar'),
  'spies-all-over-arrakis': title('Spione auf ganz Arrakis'),
  'full-control-of-the-air': title('Völlige Lufthoheit'),
  'moving-the-battle-group': title('Verlegung der Kampfgruppe'),
  'killers-without-mercy': title('Mörder ohne Gnade'),
  'sardaukar-disguised': title('Verkleidete Sardaukar'),
  'i-decide-what-best-serves-his-majesty': title('„Ich entscheide, was Seiner Majestät am besten dient“'),
  'seek-out-the-mahdi': title('Sucht den „Mahdi“'),
};

export const DE_PRESCIENCE_NAMES: Readonly<Record<PrescienceId, Noun>> = {
  'dew-collectors': title('Tausammler für die Pflanzungen'),
  mahdi: title('Die Fremen nennen Paul „Mahdi!“'),
  'water-discipline': title('Die Wasserdisziplin'),
  'wind-traps': title('Neue verborgene Windfallen'),
  'stunted-worms': title('Verkümmerte Würmer'),
  'bene-gesserit-ways': title('Jessica lehrt Paul die Wege der Bene Gesserit'),
  'desert-war': title('Der Wüstenkrieg'),
  'lisan-al-gaib': title('Der Lisan al-Gaib'),
  'water-of-life': title('Paul trinkt das Wasser des Lebens'),
  'tahaddi-challenge': title('Tahaddi-Herausforderung'),
  'families-flee': title('Familien fliehen in die Palmenhaine des Südens'),
  'sandride-mudir': title('Mudir des Sandritts'),
  razzia: title('Razzia'),
  'oppressor-falls': title('Der Unterdrücker fällt'),
  'jessica-changes-the-water': title('Jessica verwandelt das Wasser'),
  'maker-strikes': title('Der Bringer schlägt zu'),
};
