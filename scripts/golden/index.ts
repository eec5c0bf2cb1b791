import { runBundled } from '../bundle';

runBundled('golden/golden', process.argv.slice(2));
