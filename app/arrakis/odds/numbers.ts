import type { Translate } from '../../i18n';

const SMALLEST = 0.001;
/** Rounding error of sums of chances. */
const NOTHING = 1e-9;

function figure(value: number, language: string, digits: number): string {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A number with one decimal in the format of the language; never 0 for what is not 0. */
export function decimal(value: number, t: Translate): string {
  if (value > NOTHING && value < 0.05) return `<${figure(0.1, t.language, 1)}`;
  return figure(Math.abs(value) < NOTHING ? 0 : value, t.language, 1);
}

/** A chance to a tenth of a percent; never 0 or 100 for what is neither impossible nor certain. */
export function percentText(chance: number, t: Translate): string {
  const say = (percent: string) => t('dice.percent', { percent });
  if (chance < NOTHING) return say('0');
  if (chance > 1 - NOTHING) return say('100');
  if (chance < SMALLEST / 2) return say(`<${figure(0.1, t.language, 1)}`);
  if (chance > 1 - SMALLEST / 2) return say(`>${figure(99.9, t.language, 1)}`);
  return say(figure(chance * 100, t.language, 1));
}

/** A chance in whole percent, without the sign; never 0 or 100 for what is neither impossible nor certain. */
export function wholePercentNumber(chance: number): string {
  if (chance < NOTHING) return '0';
  if (chance > 1 - NOTHING) return '100';
  if (chance < 0.005) return '<1';
  if (chance > 0.995) return '>99';
  return String(Math.round(chance * 100));
}

/** A chance in whole percent, where there is little room. */
export function wholePercent(chance: number, t: Translate): string {
  return t('dice.percent', { percent: wholePercentNumber(chance) });
}
