const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier/flat');
const globals = require('globals');

// What a deterministic engine may not touch: the clock, chance, the machine.
const impureGlobals = [
  'Date',
  'performance',
  'crypto',
  'console',
  'process',
  'require',
  'global',
  'globalThis',
  'window',
  'document',
  'navigator',
  'localStorage',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  '__DEV__',
];

// Every game has a folder of its name in engine/ and in app/.
const GAMES = ['arrakis', 'imperium'];
const SHELL = [
  './app/board',
  './app/curtain',
  './app/errors',
  './app/feedback',
  './app/games/!(registry).{ts,tsx}',
  './app/i18n',
  './app/reference/!(guides).{ts,tsx}',
  './app/reference/book',
  './app/reference/search',
  './app/reference/ui',
  './app/routes/{_layout,game,index,new,settings}.tsx',
  './app/routes/games',
  './app/storage',
  './app/store',
  './app/ui',
];

module.exports = defineConfig([
  {
    ignores: ['node_modules/', '.expo/', 'dist/', 'android/', 'ios/', 'coverage/', 'expo-env.d.ts'],
  },
  expo,
  prettier,
  {
    // No exception can be written into a file; a rule that is wrong is changed here, for everyone.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    rules: {
      eqeqeq: ['error', 'always'],
      // Some packages are meant to be used through one name, as in fc.property.
      'import/no-named-as-default-member': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Rules that need types, where they pay: lost promises in the app, forgotten cases everywhere.
    files: ['app/**/*.ts', 'app/**/*.tsx', 'engine/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    rules: {
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            {
              target: './engine',
              from: ['./app', './scripts', './e2e', './__tests__'],
              message: 'The engine is pure: it imports nothing from outside engine/.',
            },
            {
              target: './engine/core',
              from: './engine',
              except: ['./core'],
              message: 'engine/core knows no game.',
            },
            {
              target: './engine/players',
              from: './engine',
              except: ['./core', './players'],
              message: 'Players without people know a game only by the contract of engine/core.',
            },
            ...GAMES.flatMap((game) => [
              {
                target: `./engine/${game}`,
                from: './engine',
                except: ['./core', './players', `./${game}`],
                message: 'A game knows core and itself, never another game.',
              },
              {
                target: `./app/${game}`,
                from: GAMES.filter((other) => other !== game).map((other) => `./app/${other}`),
                message: 'A game never imports another one.',
              },
              {
                // Only registry and guides name a game; routes show its screens.
                target: SHELL,
                from: `./app/${game}`,
                message: 'The shell knows no game: it finds them in app/games/registry.ts.',
              },
            ]),
            {
              target: './app',
              from: './engine',
              // A language has a door of its own, so that it can be loaded apart from the rest.
              except: ['./index.ts', './arrakis/languages', './imperium/languages'],
              message: 'The app reaches the engine only through engine/index.ts.',
            },
            {
              target: './app',
              from: ['./scripts', './e2e', './__tests__'],
              message: 'The app does not depend on tools or tests.',
            },
            {
              target: './app/!(routes)/**/*',
              from: './app/routes',
              message: 'Routes show rooms; no room knows its routes.',
            },
            {
              target: ['./app/i18n', './app/storage'],
              from: ['./app/board', './app/games', './app/store', './app/feedback'],
              message: 'Words and storage stand below stores and games.',
            },
            {
              target: './app/arrakis/!(table|companion)/**/*',
              from: './app/arrakis/table',
              message: 'What rooms share is no part of the table.',
            },
            {
              target: './app/arrakis/!(reference|companion)/**/*',
              from: './app/arrakis/reference',
              message: 'What rooms share is no part of the reference.',
            },
            {
              target: './app/arrakis/!(companion)/**/*',
              from: './app/arrakis/companion',
              message: 'What rooms share is no part of the companion.',
            },
            ...GAMES.map((game) => ({
              target: `./app/${game}/board`,
              from: ['table', 'reference', 'companion', 'playback'].map((room) => `./app/${game}/${room}`),
              message: 'The board is drawn for many rooms and knows none of them.',
            })),
          ],
        },
      ],
    },
  },
  {
    files: ['engine/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.{1,2}/|pure-rand(/|$)|valibot$)',
              message: 'The engine imports only itself, pure-rand and valibot.',
            },
          ],
        },
      ],
      // No React here: `useDesertPower` is an action of the game.
      'react-hooks/rules-of-hooks': 'off',
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use the random stream of the state.' },
      ],
    },
  },
  {
    files: ['*.js', 'scripts/**/*.{js,mjs,ts}', 'e2e/**/*.{js,ts}', '.detoxrc.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['__tests__/**/*.{ts,tsx}', 'e2e/**/*.ts', 'scripts/jest-setup-app.js'],
    languageOptions: { globals: globals.jest },
  },
]);
