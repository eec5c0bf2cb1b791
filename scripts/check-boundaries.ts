import { ESLint } from 'eslint';

/** Code that must be refused, each as if it stood in that file; rules that cannot fail would guard nothing. */
const border = 'import/no-restricted-paths';
const forbidden: readonly { readonly file: string; readonly code: string; readonly rule: string }[] = [
  { file: 'engine/index.ts', code: "import '../app/ui/tokens';", rule: border },
  { file: 'engine/index.ts', code: "import 'react';", rule: 'no-restricted-imports' },
  { file: 'engine/index.ts', code: "import 'expo-sqlite';", rule: 'no-restricted-imports' },
  { file: 'engine/index.ts', code: "import 'node:fs';", rule: 'no-restricted-imports' },
  { file: 'engine/index.ts', code: 'export const x = Math.random();', rule: 'no-restricted-properties' },
  { file: 'engine/index.ts', code: 'export const x = Date.now();', rule: 'no-restricted-globals' },
  {
    file: 'app/ui/tokens.ts',
    code: "export const load = () => import('../../engine/arrakis/messages/catalogues/cs');",
    rule: border,
  },
  // Core and players know no game; a game knows no registry and no other game.
  { file: 'engine/core/game.ts', code: "import '../arrakis/names';", rule: border },
  { file: 'engine/core/game.ts', code: "import '../registry';", rule: border },
  { file: 'engine/players/random.ts', code: "import '../arrakis/names';", rule: border },
  { file: 'engine/players/random.ts', code: "import '../registry';", rule: border },
  { file: 'engine/arrakis/names.ts', code: "import '../registry';", rule: border },
  { file: 'engine/arrakis/names.ts', code: "import '../index';", rule: border },
  // The app has one door to the engine, and tools none to the app.
  { file: 'app/ui/tokens.ts', code: "import '../../engine/arrakis/names';", rule: border },
  { file: 'app/arrakis/screens.ts', code: "import '../../engine/core/game';", rule: border },
  { file: 'app/ui/tokens.ts', code: "import '../../scripts/build';", rule: border },
  // The shell knows no game.
  ...[
    'app/board/BoardControls.tsx',
    'app/curtain/useCurtain.ts',
    'app/errors/ErrorScreen.tsx',
    'app/feedback/useFeedback.ts',
    'app/games/GameCard.tsx',
    'app/games/screens.ts',
    'app/i18n/index.ts',
    'app/reference/RulesScreen.tsx',
    'app/storage/library.ts',
    'app/store/games.ts',
    'app/ui/tokens.ts',
  ].map((file) => ({ file, code: "import '../arrakis/screens';", rule: border })),
  { file: 'app/reference/ui/Contents.tsx', code: "import '../../arrakis/screens';", rule: border },
  { file: 'app/routes/game.tsx', code: "import '../arrakis/table/TableScreen';", rule: border },
  { file: 'app/routes/games/index.tsx', code: "import '../../arrakis/table/TableScreen';", rule: border },
  { file: 'app/games/GameCard.tsx', code: "import '../routes/game';", rule: border },
  { file: 'app/i18n/index.ts', code: "import '../store/settings';", rule: border },
  { file: 'app/storage/library.ts', code: "import '../store/settings';", rule: border },
  // Rooms of a game: what they share stands below them.
  { file: 'app/arrakis/board/Board.tsx', code: "import '../table/TableScreen';", rule: border },
  { file: 'app/imperium/board/ImperiumBoard.tsx', code: "import '../table/TableScreen';", rule: border },
  { file: 'app/arrakis/pieces/CardFace.tsx', code: "import '../table/TableScreen';", rule: border },
  { file: 'app/arrakis/reference/tools.ts', code: "import '../table/TableScreen';", rule: border },
  { file: 'app/arrakis/table/useTable.ts', code: "import '../reference/tools';", rule: border },
  { file: 'app/arrakis/table/useTable.ts', code: "import '../companion/CompanionScreen';", rule: border },
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
  { file: 'app/games/registry.ts', code: "import '../arrakis/screens';" },
  { file: 'app/reference/guides.ts', code: "import '../arrakis/reference/guide';" },
  { file: 'app/arrakis/companion/Dock.tsx', code: "import '../table/useTable';" },
  { file: 'engine/registry.ts', code: "import './arrakis';" },
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
