import type { State } from '../../../../engine';
import type { Check, Report } from './report';

/** Numbers in the state are whole and small; -0, NaN and undefined would not survive JSON. */
function isPlainNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && !Object.is(value, -0);
}

function plainList(list: readonly unknown[], name: string, report: Report): void {
  for (let i = 0; i < list.length; i++) {
    if (!isPlainNumber(list[i])) report('state', `${name}[${i}] is ${String(list[i])}`);
  }
}

/** Frames may also hold words, flags and small records of numbers. */
function plainValue(value: unknown, name: string, report: Report): void {
  if (typeof value === 'string' || typeof value === 'boolean' || isPlainNumber(value)) return;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) plainValue(value[i], `${name}[${i}]`, report);
    return;
  }
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    for (const [key, inner] of Object.entries(value)) plainValue(inner, `${name}.${key}`, report);
    return;
  }
  report('state', `${name} is ${value === null ? 'null' : typeof value}`);
}

function plainField(key: string, value: unknown, report: Report): void {
  if (key === 'options' || key === 'frames') plainValue(value, key, report);
  else if (!Array.isArray(value)) {
    if (!isPlainNumber(value)) report('state', `${key} is ${String(value)}`);
  } else if (value.some((entry) => Array.isArray(entry))) {
    value.forEach((entry: unknown, index) => {
      if (Array.isArray(entry)) plainList(entry, `${key}[${index}]`, report);
      else report('state', `${key}[${index}] is no list`);
    });
  } else plainList(value, key, report);
}

/** The whole state is lists of whole numbers, and frames of plain data. */
export const plain: Check = (s: State, report) => {
  for (const [key, value] of Object.entries(s)) plainField(key, value, report);
};
