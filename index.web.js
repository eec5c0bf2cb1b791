import '@expo/metro-runtime';
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';

// Skia's modules read CanvasKit while they load, so the router (and with it every screen) is required afterwards.
LoadSkiaWeb({ locateFile: (file) => `/${file}` }).then(() => {
  const { App } = require('expo-router/build/qualified-entry');
  require('expo-router/build/renderRootComponent').renderRootComponent(App);
});
