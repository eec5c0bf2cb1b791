import { runBundled } from '../bundle';

runBundled('bench/bench', process.argv.slice(2));
