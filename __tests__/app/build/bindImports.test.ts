import { createRequire } from 'node:module';

interface Babel {
  transformSync(code: string, options: object): { readonly code?: string | null } | null;
}
// The one that builds the app.
const { transformSync } = createRequire(require.resolve('babel-preset-expo'))('@babel/core') as Babel;
const bindImports = require.resolve('../../../scripts/babel-bind-imports');

/** What the module says after the plugin, without blank lines. */
function bound(code: string): string[] {
  const result = transformSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript'] },
    plugins: [bindImports],
  });
  return (result?.code ?? '').split('\n').filter((line) => line.trim() !== '');
}

describe('names of its own for what a module imports', () => {
  it('are read once, and used everywhere below', () => {
    expect(bound(`import { top, push as put } from './stack';\nexport const both = () => put(top);`)).toEqual(
      [
        `import { top as _top, push as _put } from './stack';`,
        `const top = _top,`,
        `  put = _put;`,
        `export const both = () => put(top);`,
      ],
    );
  });

  it.each([
    `import type { Frame } from './frame';`,
    `import { type Frame } from './frame';`,
    `import { Frame } from './frame';\nlet frame: Frame;`,
    `import * as all from './all';\nall.one();`,
    `import one from './one';\none();`,
    `import './effects';`,
  ])('are not made of %s', (code) => {
    expect(bound(code)).toEqual(code.split('\n'));
  });
});
