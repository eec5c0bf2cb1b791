const { join } = require('node:path');

// A component that the compiler cannot read would run without memory of what it has drawn: that is a fault, not a shrug.
const reactCompiler = { panicThreshold: 'all_errors' };

module.exports = function babelConfig(api) {
  api.cache(true);
  return {
    overrides: [{ test: isEngine, plugins: ['./scripts/babel-bind-imports'] }],
    presets: [['babel-preset-expo', { 'react-compiler': reactCompiler }]],
    env: {
      // Metro turns the compiler on by itself (app.json); the tests run what it makes, too.
      test: {
        plugins: [
          ['babel-plugin-react-compiler', { ...reactCompiler, sources: isOurs }],
          './scripts/babel-import-as-require',
        ],
      },
    },
  };
};

function isEngine(file) {
  return file !== undefined && file.startsWith(join(__dirname, 'engine'));
}

function isOurs(file) {
  return file !== null && file.includes('/app/') && !file.includes('/node_modules/');
}
