import { describeGame } from '../battery/describeGame';
import { IMPERIUM_TESTS } from './support/testKit';

describeGame(IMPERIUM_TESTS);
