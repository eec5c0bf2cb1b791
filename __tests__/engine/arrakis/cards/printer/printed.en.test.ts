import { CATALOGUES } from '../../messages/support/languages';
import { keepsItsWords } from './snapshot';

keepsItsWords(CATALOGUES.en);
