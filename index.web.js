import '@expo/metro-runtime';
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';

import { common } from './app/i18n/en/common';
import { releaseContexts } from './app/ui/web/releaseContexts';

function start() {
  releaseContexts(globalThis.CanvasKit);
  // Skia's modules read CanvasKit while they load, so the router (and with it every screen) is required afterwards.
  const { App } = require('expo-router/build/qualified-entry');
  require('expo-router/build/renderRootComponent').renderRootComponent(App);
}

function giveUp(error) {
  console.error(error);
  const message = document.createElement('p');
  message.role = 'alert';
  message.textContent = common['app.cannotStart'];
  message.style.cssText =
    'margin:auto;padding:24px;max-width:32em;font:16px/1.5 sans-serif;color:#F3EADA;background:#0E1420';
  document.getElementById('root').replaceChildren(message);
}

LoadSkiaWeb({ locateFile: (file) => `/${file}` }).then(start, giveUp);
