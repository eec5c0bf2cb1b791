import { ESLint } from 'eslint';

/** Code that must be refused, each as if it stood in that file; rules that cannot fail would guard nothing. */
const forbidden: readonly { readonly file: string; readonly code: string; readonly rule: string }[] = [
  { file: 'engine/index.ts', code: "import '../app/ui/tokens';", rule: 'import/no-restricted-paths' },
  { file: 'engine/index.ts', code: "import 'react';", rule: 'no-restricted-imports' },
  { file: 'engine/index.ts', code: "import 'expo-sqlite';", rule: 'no-restricted-imports' },
  { file: 'engine/index.ts', code: "import 'node:fs';", rule: 'no-restricted-imports' },
  { file: 'engine/index.ts', code: 'export const x = Math.random();', rule: 'no-restricted-properties' },
  { file: 'engine/index.ts', code: 'export const x = Date.now();', rule: 'no-restricted-globals' },
  {
    file: 'app/ui/tokens.ts',
    code: "import '../../engine/arrakis/names';",
    rule: 'import/no-restricted-paths',
  },
  {
    file: 'app/ui/tokens.ts',
    code: "export const load = () => import('../../engine/arrakis/messages/catalogues/cs');",
    rule: 'import/no-restricted-paths',
  },
  { file: 'app/ui/tokens.ts', code: 'export const x: any = 1;', rule: '@typescript-eslint/no-explicit-any' },
  {
    file: 'app/ui/tokens.ts',
    code: 'Promise.resolve(1);',
    rule: '@typescript-eslint/no-floating-promises',
  },
];

const allowed = [
  { file: 'app/ui/tokens.ts', code: "import '../../engine';" },
  {
    file: 'app/ui/tokens.ts',
    code: "export const load = () => import('../../engine/arrakis/languages/cs');",
  },
  { file: 'engine/index.ts', code: "import 'pure-rand/generator/xoroshiro128plus';" },
] as const;

async function main(): Promise<void> {
  const eslint = new ESLint();
  const faults: string[] = [];
  const rulesFor = async (file: string, code: string) => {
    const results = await eslint.lintText(code, { filePath: file });
    return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
  };
  for (const { file, code, rule } of forbidden) {
    const rules = await rulesFor(file, code);
    if (!rules.includes(rule))
      faults.push(`${file}: ${code} was not refused by ${rule} (${rules.join(', ')})`);
  }
  for (const { file, code } of allowed) {
    const rules = await rulesFor(file, code);
    if (rules.some((rule) => rule.includes('restricted'))) faults.push(`${file}: ${code} was refused`);
  }
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`Boundaries hold: ${forbidden.length} refused, ${allowed.length} allowed.`);
}

void main();
