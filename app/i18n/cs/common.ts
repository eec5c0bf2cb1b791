import type { PartOf } from '../translation';

/** What belongs to no single part, in Czech. Players are addressed as "vy". */
export const common: PartOf<'common', 'cs'> = {
  'app.name': 'Sietch',
  'app.subtitle': 'Válka o Arrakis',
  'app.unofficial': 'Neoficiální dílo fanoušků. Nevytvořil je ani neschválil žádný vydavatel.',

  'app.cannotStart':
    'V tomto prohlížeči Sietch nejde spustit: potřebuje WebAssembly a WebGL. Načtěte stránku znovu nebo zkuste aktuální Chrome, Edge, Firefox či Safari.',

  'common.back': 'Zpět',

  'home.newGame': 'Nová hra',
  'home.continue': 'Pokračovat',
  'home.continue.none': 'Zatím žádná uložená hra',
  'home.continue.round': '{round}. kolo',
  'home.rules': 'Pravidla',
  'home.settings': 'Nastavení',
  'home.planet': 'Planeta Arrakis, napůl ve stínu, nad pásem dun',

  'game.title': 'Arrakis',
  'game.prompt': 'Tažením posouváte mapu, dvěma prsty nebo tlačítky ji přiblížíte.',
  'game.board': 'Mapa Arrakisu',
  'game.zoom': 'Přiblížení {percent} %',
  'game.zoomIn': 'Přiblížit',
  'game.zoomOut': 'Oddálit',
  'game.fit': 'Ukázat celou planetu',

  'settings.title': 'Nastavení',
  'settings.language': 'Jazyk',
  'settings.language.system': 'Podle zařízení',
  'settings.language.failed': 'Jazyk {language} se nepodařilo načíst. Zkontrolujte připojení.',
  'settings.theme': 'Motiv',
  'settings.theme.system': 'Podle zařízení',
  'settings.theme.day': 'Den',
  'settings.theme.night': 'Noc',
  'settings.textSize': 'Velikost textu',
  'settings.textSize.normal': 'Běžná',
  'settings.textSize.large': 'Velká',
  'settings.textSize.largest': 'Největší',
  'settings.opening': 'Načítá se uložené nastavení…',
  'settings.saved': 'Změny se ukládají v tomto zařízení.',
  'settings.unsaved':
    'Nastavení teď nelze uložit, platí tedy jen do zavření aplikace. Je-li Sietch otevřený na jiné kartě, zavřete ji a načtěte stránku znovu.',
  'settings.about': 'O aplikaci',
  'settings.version': 'Verze {version}',
  'settings.fonts': 'Písma: Forum a Source Sans 3, obě pod licencí SIL Open Font License.',

  'notFound.title': 'Jen samý písek',
  'notFound.text': 'Na této adrese žádná stránka není.',
  'notFound.home': 'Na úvodní obrazovku',
};
