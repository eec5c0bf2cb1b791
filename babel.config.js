module.exports = function babelConfig(api) {
  api.cache(true);
  return {
    presets: ['babel-preset-expo'],
    env: { test: { plugins: ['./scripts/babel-import-as-require'] } },
  };
};
