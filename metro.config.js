const { createReadStream } = require('node:fs');

const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// SQLite on the web is a WASM file, and its worker needs an isolated page.
config.resolver.assetExts.push('wasm');
config.server.enhanceMiddleware = (middleware) => (request, response, next) => {
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Embedder-Policy', 'credentialless');
  // The web entry asks for Skia's WASM by name; the built app has a copy, the development server reads the package.
  if (request.url === '/canvaskit.wasm') {
    response.setHeader('Content-Type', 'application/wasm');
    return createReadStream(require.resolve('canvaskit-wasm/bin/full/canvaskit.wasm')).pipe(response);
  }
  return middleware(request, response, next);
};

module.exports = config;
