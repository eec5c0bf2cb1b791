import type { PartOf } from '../translation';

/** What belongs to no single part, in Ukrainian. */
export const common: PartOf<'common', 'uk'> = {
  'app.name': 'Sietch',
  'app.subtitle': 'Війна за Арракіс',
  'app.unofficial': 'Неофіційна робота шанувальників. Жоден видавець її не створював і не підтримує.',

  'app.cannotStart':
    'Sietch не може запуститися в цьому браузері: потрібні WebAssembly і WebGL. Перезавантажте сторінку або спробуйте нову версію Chrome, Edge, Firefox чи Safari.',

  'common.back': 'Назад',

  'home.newGame': 'Нова гра',
  'home.continue': 'Продовжити',
  'home.continue.none': 'Збережених ігор ще немає',
  'home.continue.round': 'Раунд {round}',
  'home.rules': 'Правила',
  'home.settings': 'Налаштування',
  'home.planet': 'Планета Арракіс, наполовину в тіні, над пасмом дюн',

  'game.title': 'Арракіс',
  'game.prompt': 'Тягніть, щоб пересувати мапу. Масштаб змінюйте двома пальцями або кнопками.',
  'game.board': 'Мапа Арракіса',
  'game.zoom': 'Масштаб {percent} %',
  'game.zoomIn': 'Ближче',
  'game.zoomOut': 'Далі',
  'game.fit': 'Показати всю планету',

  'settings.title': 'Налаштування',
  'settings.language': 'Мова',
  'settings.language.system': 'Як на пристрої',
  'settings.language.failed': 'Не вдалося завантажити мову: {language}. Перевірте з’єднання.',
  'settings.theme': 'Вигляд',
  'settings.theme.system': 'Як на пристрої',
  'settings.theme.day': 'День',
  'settings.theme.night': 'Ніч',
  'settings.textSize': 'Розмір тексту',
  'settings.textSize.normal': 'Звичайний',
  'settings.textSize.large': 'Великий',
  'settings.textSize.largest': 'Найбільший',
  'settings.opening': 'Відкриваємо збережені налаштування…',
  'settings.saved': 'Зміни зберігаються на цьому пристрої.',
  'settings.unsaved':
    'Зараз налаштування не можна зберегти, тож вони діятимуть, доки застосунок відкритий. Якщо Sietch відкрито в іншій вкладці, закрийте її та перезавантажте сторінку.',
  'settings.about': 'Про застосунок',
  'settings.version': 'Версія {version}',
  'settings.fonts': 'Шрифти: Forum і Source Sans 3, обидва за ліцензією SIL Open Font License.',

  'notFound.title': 'Тут лише пісок',
  'notFound.text': 'За цією адресою немає сторінки.',
  'notFound.home': 'На головний екран',
};
