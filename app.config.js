// app.json is the whole configuration; device tests alone need Detox compiled into the Android project.
module.exports = ({ config }) =>
  process.env.E2E_DEVICE ? { ...config, plugins: [...config.plugins, '@config-plugins/detox'] } : config;
