import { runBundled } from '../bundle';

runBundled('sim/sim', process.argv.slice(2));
