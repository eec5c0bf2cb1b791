import { createRequire } from 'node:module';

// All of it comes with Expo's own preset, in the versions that build the app.
const ofPreset = createRequire(require.resolve('babel-preset-expo'));

/** What the app's Hermes knows and the one of the registry does not; the order is that of Babel's own presets. */
const PLUGINS = [
  'class-properties',
  'private-methods',
  'class-static-block',
  'private-property-in-object',
  'async-to-generator',
  'nullish-coalescing-operator',
  'optional-chaining',
  'logical-assignment-operators',
  'optional-catch-binding',
  'classes',
  'block-scoping',
] as const;

interface Babel {
  transformSync(code: string, options: object): { readonly code?: string | null } | null;
}
interface Pattern {
  pattern: string;
  flags: string;
}
type Rewrite = (pattern: string, flags: string, options: object) => string;

/** Classes of letters in patterns, written out: the old machine has no table of them. */
function unicodePatterns() {
  const rewrite = ofPreset('regexpu-core') as Rewrite;
  return {
    visitor: {
      RegExpLiteral({ node }: { readonly node: Pattern }) {
        if (!node.flags.includes('u')) return;
        node.pattern = rewrite(node.pattern, node.flags, {
          unicodePropertyEscapes: 'transform',
          unicodeFlag: 'transform',
        });
        node.flags = node.flags.replace('u', '');
      },
    },
  };
}

/** Library that the old machine lacks and the engine uses. */
const MISSING = `
if (!Array.prototype.at) Object.defineProperty(Array.prototype, 'at', { value: function (i) { return this[i < 0 ? this.length + i : i]; } });
if (!Object.hasOwn) Object.hasOwn = function (o, k) { return Object.prototype.hasOwnProperty.call(o, k); };
`;

/** The bundle in the language of the old machine, with nothing else changed. */
export function lower(code: string): string {
  const babel = ofPreset('@babel/core') as Babel;
  const result = babel.transformSync(code, {
    babelrc: false,
    configFile: false,
    compact: true,
    sourceType: 'script',
    plugins: [unicodePatterns, ...PLUGINS.map((name) => ofPreset.resolve(`@babel/plugin-transform-${name}`))],
  });
  if (typeof result?.code !== 'string') throw new Error('the bundle could not be lowered');
  return MISSING + result.code;
}
