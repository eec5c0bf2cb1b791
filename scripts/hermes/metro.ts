import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const ofExpo = createRequire(require.resolve('expo/package.json'));

interface Config {
  readonly serializer: object;
  readonly [part: string]: unknown;
}
interface Metro {
  loadConfig(argv: { readonly config: string; readonly cwd: string }): Promise<Config>;
  runBuild(config: Config, options: object): Promise<unknown>;
}

/**
 * A script of the repository as Metro packs it into a release for Android: with the app's own configuration, Babel preset and
 * serializer, only without React Native's start. Not minified: names cost the machine nothing.
 */
export async function packed(entry: string): Promise<string> {
  process.env['NODE_ENV'] = 'production';
  process.env['BABEL_ENV'] = 'production';
  const metro = ofExpo('@expo/metro/metro') as Metro;
  const config = await metro.loadConfig({ config: resolve(root, 'metro.config.js'), cwd: root });
  const out = join(root, 'node_modules/.cache/sietch/hermes-packed.js');
  await metro.runBuild(
    {
      ...config,
      serializer: {
        ...config.serializer,
        getPolyfills: () => [],
        getModulesRunBeforeMainModule: () => [],
        polyfillModuleNames: [],
      },
    },
    {
      entry: resolve(root, entry),
      platform: 'android',
      dev: false,
      minify: false,
      unstable_transformProfile: 'hermes-stable',
      customTransformOptions: {
        engine: 'hermes',
        bytecode: '1',
        routerRoot: 'app/routes',
        environment: 'client',
      },
      out,
    },
  );
  return readFileSync(out, 'utf8');
}
