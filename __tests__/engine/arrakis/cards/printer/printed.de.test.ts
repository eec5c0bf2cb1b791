import { CATALOGUES } from '../../../../../engine/arrakis';
import { keepsItsWords } from './snapshot';

keepsItsWords(CATALOGUES.de);
