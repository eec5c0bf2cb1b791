/** Reasons for refusals are English where the rules give them. */
export { REASONS as EN_REASONS } from '../../../refusals';
