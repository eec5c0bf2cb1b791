const { createReadStream } = require('node:fs');

const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// SQLite on the web is a WASM file.
config.resolver.assetExts.push('wasm');

// Letters of five languages as they are: escaped, every Cyrillic one would take six bytes instead of two.
config.transformer.minifierConfig.output.ascii_only = false;

// The web entry asks for Skia's WASM by name; the built app has a copy, the development server reads the package.
config.server.enhanceMiddleware = (middleware) => (request, response, next) => {
  if (request.url !== '/canvaskit.wasm') return middleware(request, response, next);
  response.setHeader('Content-Type', 'application/wasm');
  return createReadStream(require.resolve('canvaskit-wasm/bin/full/canvaskit.wasm')).pipe(response);
};

module.exports = config;
