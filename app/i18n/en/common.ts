/** What belongs to no single part: start, settings, plain words. `{name}` marks a value that is filled in. */
export const common = {
  'app.name': 'Sietch',
  'app.subtitle': 'War for Arrakis',
  'app.unofficial': 'An unofficial fan work. Not made or endorsed by any publisher.',

  'app.cannotStart':
    'Sietch cannot start in this browser: it needs WebAssembly and WebGL. Reload the page, or try a current Chrome, Edge, Firefox or Safari.',

  'common.back': 'Back',

  'home.newGame': 'New game',
  'home.continue': 'Continue',
  'home.continue.none': 'No saved game yet',
  'home.continue.round': 'Round {round}',
  'home.rules': 'Rules',
  'home.settings': 'Settings',
  'home.planet': 'The planet Arrakis, half in shadow, above a line of dunes',

  'game.title': 'Arrakis',
  'game.prompt': 'Drag to move the map. Pinch, or use the buttons, to zoom.',
  'game.board': 'Map of Arrakis',
  'game.zoom': 'Zoom {percent} %',
  'game.zoomIn': 'Zoom in',
  'game.zoomOut': 'Zoom out',
  'game.fit': 'Show the whole planet',

  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.language.system': 'Device',
  'settings.language.failed': '{language} could not be loaded. Check the connection.',
  'settings.theme': 'Appearance',
  'settings.theme.system': 'Device',
  'settings.theme.day': 'Day',
  'settings.theme.night': 'Night',
  'settings.textSize': 'Text size',
  'settings.textSize.normal': 'Normal',
  'settings.textSize.large': 'Large',
  'settings.textSize.largest': 'Largest',
  'settings.opening': 'Loading your settings…',
  'settings.saved': 'Changes are saved on this device.',
  'settings.unsaved':
    'Settings cannot be saved now, so they hold only until the app closes. If Sietch is open in another tab, close that one and reload.',
  'settings.about': 'About',
  'settings.version': 'Version {version}',
  'settings.fonts': 'Typefaces: Forum and Source Sans 3, both under the SIL Open Font License.',

  'notFound.title': 'Only sand here',
  'notFound.text': 'There is no page at this address.',
  'notFound.home': 'Go to the start screen',
} as const;
