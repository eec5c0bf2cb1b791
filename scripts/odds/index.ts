import { fightOut } from '../../__tests__/engine/arrakis/support/battles';
import { battleOdds } from '../../engine/arrakis';
import { PLANS } from './plans';

const DEFAULT = 20000;

interface Means {
  readonly attacker: number;
  readonly defender: number;
  readonly nobody: number;
  readonly attackLost: number;
  readonly defenceLost: number;
  readonly rounds: number;
}

const COLUMNS = ['attacker', 'defender', 'nobody', 'attackLost', 'defenceLost', 'rounds'] as const;

function line(name: string, means: Means): string {
  const cells = COLUMNS.map((column) =>
    column === 'attacker' || column === 'defender' || column === 'nobody'
      ? `${(means[column] * 100).toFixed(2)} %`
      : means[column].toFixed(3),
  );
  return [name.padEnd(10), ...cells.map((cell) => cell.padStart(12))].join('');
}

/** Exact chances beside the engine's own battles: `npm run odds -- 20000`. */
function main(): void {
  const battles = Number(process.argv[2] ?? DEFAULT);
  if (!Number.isInteger(battles) || battles < 1) throw new Error('How many battles? A whole number, please.');
  let farthest = 0;
  for (const plan of PLANS) {
    const { attack, defence } = plan.question;
    const units = (force: typeof attack) => force.regular + force.elite + force.special;
    const odds = battleOdds(plan.question);
    const sums = { attacker: 0, defender: 0, nobody: 0, attackLost: 0, defenceLost: 0, rounds: 0 };
    for (let seed = 1; seed <= battles; seed++) {
      const { winner, attackLeft, defenceLeft, rounds } = fightOut(plan, seed);
      sums[winner === null ? 'nobody' : winner === plan.attacker ? 'attacker' : 'defender']++;
      sums.attackLost += units(attack) - attackLeft;
      sums.defenceLost += units(defence) - defenceLeft;
      sums.rounds += rounds;
    }
    const exact: Means = {
      attacker: odds.attackerWins,
      defender: odds.defenderWins,
      nobody: odds.nobodyWins,
      attackLost: odds.attack.lost.units,
      defenceLost: odds.defence.lost.units,
      rounds: odds.rounds,
    };
    const share = sums.attacker / battles;
    const error = Math.sqrt((exact.attacker * (1 - exact.attacker)) / battles);
    const away = Math.abs(share - exact.attacker) / error;
    farthest = Math.max(farthest, away);
    console.log(`\n${plan.name}`);
    console.log(
      ['', ...COLUMNS].map((title, k) => (k === 0 ? title.padEnd(10) : title.padStart(12))).join(''),
    );
    console.log(line('exact', exact));
    const means = Object.fromEntries(COLUMNS.map((column) => [column, sums[column] / battles]));
    console.log(line('simulated', { ...exact, ...means }));
    console.log(`attacker's chance: ${away.toFixed(2)} standard errors away`);
  }
  console.log(`\n${battles} battles each; farthest ${farthest.toFixed(2)} standard errors.`);
  // Four standard errors by chance: once in some thousand runs.
  if (farthest > 4) process.exitCode = 1;
}

main();
