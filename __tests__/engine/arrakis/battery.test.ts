import { describeGame } from '../battery/describeGame';
import { ARRAKIS_TESTS } from './support/testKit';

describeGame(ARRAKIS_TESTS);
