import type { State } from '../../../../../engine/arrakis';
import type { Check, Report } from './report';

// Taken out of the global objects once: looking them up at every number is what would cost most.
const { isArray } = Array;
const { isSafeInteger } = Number;
const { entries, getPrototypeOf, keys, prototype } = Object;

/** Numbers in the state are whole and small; NaN, -0 and undefined would not survive JSON. */
function isPlainNumber(value: unknown): boolean {
  return typeof value === 'number' && isSafeInteger(value) && (value !== 0 || 1 / value > 0);
}

function plainList(list: readonly unknown[], name: string, report: Report): void {
  for (let i = 0; i < list.length; i++) {
    const value = list[i];
    // Nearly all are small; the general test is for the rest.
    if (typeof value === 'number' && (value | 0) === value && (value !== 0 || 1 / value > 0)) continue;
    if (!isPlainNumber(value)) report('state', `${name}[${i}] is ${String(value)}`);
  }
}

/** Frames may also hold words, flags and small records of numbers. */
function plainValue(value: unknown, name: string, report: Report): void {
  if (typeof value === 'string' || typeof value === 'boolean' || isPlainNumber(value)) return;
  if (isArray(value)) {
    for (let i = 0; i < value.length; i++) plainValue(value[i], name, report);
  } else if (typeof value === 'object' && value !== null && getPrototypeOf(value) === prototype) {
    for (const [key, inner] of entries(value)) plainValue(inner, key, report);
  } else report('state', `${name} holds ${value === null ? 'null' : typeof value}`);
}

function plainField(key: string, value: unknown, report: Report): void {
  if (key === 'options' || key === 'frames') plainValue(value, key, report);
  else if (!isArray(value)) {
    if (!isPlainNumber(value)) report('state', `${key} is ${String(value)}`);
  } else if (isArray(value[0])) {
    for (const inner of value as readonly unknown[]) {
      if (isArray(inner)) plainList(inner, key, report);
      else report('state', `${key} mixes lists with ${typeof inner}`);
    }
  } else plainList(value, key, report);
}

/** The whole state is lists of whole numbers, and frames of plain data. */
export const plain: Check = (s: State, report) => {
  const fields = s as unknown as Readonly<Record<string, unknown>>;
  for (const key of keys(fields)) plainField(key, fields[key], report);
};
