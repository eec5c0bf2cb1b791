import { runBundled } from '../bundle';

runBundled('fuzz/fuzz', process.argv.slice(2));
