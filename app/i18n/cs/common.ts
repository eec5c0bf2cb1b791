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
  'game.prompt': 'Tažením posouváte krajinu, sevřením prstů nebo tlačítky ji přiblížíte.',
  'game.board': 'Mapa Arrakisu',
  'game.zoom': 'Přiblížení {percent} %',
  'game.zoomIn': 'Přiblížit',
  'game.zoomOut': 'Oddálit',
  'game.fit': 'Ukázat celou planetu',

  'rules.title': 'Pravidla',
  'rules.sides.title': 'Dvě strany',
  'rules.sides.text':
    'Rod Atreidů a fremeni bojují proti rodu Harkonnenů a imperátorovým corrinským vojskům. Hraje jeden až čtyři lidé: o každou stranu se mohou dělit dva a jeden hráč se může postavit automatu Mahdí.',
  'rules.goal.title': 'Jak zvítězit',
  'rules.goal.harkonnen': 'Harkonnenové vítězí ihned, jakmile jejich nadvláda dosáhne 10.',
  'rules.goal.atreides':
    'Atreidové vítězí, když všechny tři žetony jasnozřivosti dosáhnou hodnot jejich tajného cíle.',
  'rules.round.title': 'Kolo',
  'rules.round.text':
    'Každé kolo začíná kartami pro všechny. Následují transportéry, akce, pouštní hrozby, sběr koření a konec kola.',
  'rules.actions.title': 'Akce',
  'rules.actions.text':
    'Obě strany hodí akčními kostkami a střídají se v tazích, Atreidové začínají. Kostka se utrácí za svůj symbol, nebo za zahrání plánovací karty. Jakmile Harkonnenové utratí poslední kostku, akce končí.',
  'rules.land.title': 'Krajina',
  'rules.land.text':
    'Arrakis má 101 oblastí v osmi sektorech: hory, náhorní plošiny, Malý erg a pouště. Legie má nejvýše šest jednotek; velitelé se nepočítají.',

  'settings.title': 'Nastavení',
  'settings.language': 'Jazyk',
  'settings.language.system': 'Podle zařízení',
  'settings.theme': 'Vzhled',
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
  'notFound.home': 'Na začátek',
};
