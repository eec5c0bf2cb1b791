import { CATALOGUES } from '../../../../../engine';
import { keepsItsWords } from './snapshot';

keepsItsWords(CATALOGUES.de);
