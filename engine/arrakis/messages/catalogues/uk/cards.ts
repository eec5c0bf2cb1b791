import type { CardId } from '../../../data/planning.data';
import type { PrescienceId } from '../../../data/prescience.data';
import type { Noun } from '../../text';

/**
 * A title. By itself it stands as it is; inside a sentence (`acc`) it stands in quotation marks and is never inflected.
 * Quotation marks of its own then become the inner ones.
 */
function title(text: string): Noun {
  const inner = text.replace(/«/g, '„').replace(/»/g, '“');
  const whole = /^«[^«»]*»$/.test(text);
  return { forms: { nom: text, acc: whole ? text : `«${inner}»` } };
}

const SMUGGLERS = title('Вільні торгівці');
const RAGE = title('Лють охопила Шаддама IV');

/** The planning cards in Ukrainian. */
export const UK_CARD_NAMES: Readonly<Record<CardId, Noun>> = {
  'war-plan': title('Воєнний план'),
  'alia-the-abomination': title('Алія, Мерзота'),
  'smugglers-a': SMUGGLERS,
  'smugglers-b': SMUGGLERS,
  'smugglers-c': SMUGGLERS,
  'the-voice': title('Голос'),
  'death-commandos': title('Командос смерті'),
  'tested-with-the-gom-jabbar': title('Випробування ґом джаббаром'),
  'chatt-the-leaper': title('Чатт Стрибун'),
  truthtrance: title('Транс Правди'),
  'adab-the-demanding-memory': title('Адаб, нав’язливий спогад'),
  'alam-al-mithal': title('Алям аль-Міталь, світ подібностей'),
  'usul-the-base-of-the-pillar': title('Усул, основа стовпа'),
  'voice-from-the-outer-world': title('Голос із зовнішнього світу'),
  'our-family-atomics': title('Наш родинний ядерний арсенал'),
  'battle-language': title('Бойова мова'),
  'bill-of-particulars': title('Перелік звинувачень'),
  'fear-is-the-mind-killer': title('Страх — убивця розуму'),
  'shai-hulud': title('Шай-Хулуд'),
  'wall-of-sandworms': title('Стіна піщаних хробаків'),
  'dust-chasms': title('Пилові провалля'),
  'fremen-rockets': title('Ракети фрименів'),
  'eyes-of-ibad': title('Очі Ібада'),
  'captured-ornithopter': title('Захоплений орнітоптер'),
  crysknife: title('Крис-ніж'),
  'cielagos-piping-message': title('Пискливе послання сієлаґо'),
  'jubba-cloaks': title('Плащі-джубба'),
  hieregs: title('Гієреґи'),
  'grandmother-of-a-storm': title('Бабуся всіх бур'),
  stillsuits: title('Дистикости'),
  'i-am-stilgar-the-fremen': title('«Я Стілґар, фримен»'),
  thumpers: title('Гупала'),
  'kitab-al-ibar': title('Кітаб аль-Ібар'),
  sandtides: title('Піщані припливи'),
  'hard-times-and-oppression': title('Скрута й гноблення'),
  'forced-recruitment': title('Примусовий набір'),
  'beloved-feyd-rautha': title('Улюблений Фейд-Раута'),
  'harkonnen-patrols': title('Патрулі Харконненів'),
  'arsunt-legion': title('Легіон Арсунту'),
  'barons-personal-guard': title('Особиста гвардія Барона'),
  'hawats-scheming': title('Інтриги Хавата'),
  'evidence-of-rebellion': title('Ознаки бунту'),
  'polar-cap-factories': title('Фабрики полярної шапки'),
  'carthag-the-former-capital': title('Карфаг, колишня столиця'),
  'workhorse-of-arrakis': title('Робоча конячка Арракіса'),
  'spotter-control': title('Керування спостерігачами'),
  'explosive-artillery': title('Вибухова артилерія'),
  sandmasters: title('Майстри піску'),
  'mudir-nahya-the-demon-ruler': title('Мудір-Наг’я, демон-володар'),
  'hunter-seeker': title('Мисливець-шукач'),
  'rage-overcame-shaddam-iv-a': RAGE,
  'rage-overcame-shaddam-iv-b': RAGE,
  'rage-overcame-shaddam-iv-c': RAGE,
  'manipulation-of-others': title('Маніпуляція іншими'),
  'breeding-program': title('Програма селекції'),
  'troop-carriers': title('Військові транспорти'),
  shigawire: title('Шиґадріт'),
  'hope-clouds-observation': title('Надія затьмарює погляд'),
  'reports-of-traitors': title('Доповіді про зрадників'),
  'sardaukar-pogrom': title('Сардаукарський погром'),
  'sardaukars-manner': title('Сардаукарська вдача'),
  'spies-all-over-arrakis': title('Шпигуни по всьому Арракісу'),
  'full-control-of-the-air': title('Повний контроль над небом'),
  'moving-the-battle-group': title('Перекидання бойової групи'),
  'killers-without-mercy': title('Убивці без жалю'),
  'sardaukar-disguised': title('Перевдягнені сардаукари'),
  'i-decide-what-best-serves-his-majesty': title('«Я вирішую, що на користь Його Величності»'),
  'seek-out-the-mahdi': title('Знайти «Магді»'),
};

/** The prescience cards in Ukrainian. */
export const UK_PRESCIENCE_NAMES: Readonly<Record<PrescienceId, Noun>> = {
  'dew-collectors': title('Росозбирачі для насаджень'),
  mahdi: title('Фримени називають Пола «Магді»'),
  'water-discipline': title('Водна дисципліна'),
  'wind-traps': title('Нові приховані вітряні пастки'),
  'stunted-worms': title('Недорослі хробаки'),
  'bene-gesserit-ways': title('Джессіка навчає Пола шляху Бене Ґессерит'),
  'desert-war': title('Війна в пустелі'),
  'lisan-al-gaib': title('Лісан аль-Ґаїб'),
  'water-of-life': title('Пол п’є воду життя'),
  'tahaddi-challenge': title('Виклик тагадді'),
  'families-flee': title('Сім’ї тікають у південні пальмові гаї'),
  'sandride-mudir': title('Мудір піщаної гонитви'),
  razzia: title('Раззія'),
  'oppressor-falls': title('Гнобитель падає'),
  'jessica-changes-the-water': title('Джессіка перетворює воду'),
  'maker-strikes': title('Творець завдає удару'),
};
