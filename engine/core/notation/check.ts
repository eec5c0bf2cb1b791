/** Says whether a value from outside is one of ours. */
export type Check = (value: unknown) => boolean;

/** For each field of a type that is more than its name, a check; the type makes sure that none is missing. */
export type Shape<T, Name extends keyof T> = { readonly [P in Exclude<keyof T, Name>]-?: Check };

export function whole(least: number, most: number): Check {
  return (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

export const flag: Check = (value) => typeof value === 'boolean';

export function oneOf(...words: readonly (string | number)[]): Check {
  return (value) => words.some((word) => word === value);
}

export function listOf(check: Check, most: number, least = 0): Check {
  return (value) =>
    Array.isArray(value) &&
    value.length >= least &&
    value.length <= most &&
    value.every((entry) => check(entry));
}

/** Each entry once. */
export function setOf(check: Check, most: number): Check {
  const list = listOf(check, most);
  return (value) =>
    list(value) && new Set(value as readonly unknown[]).size === (value as readonly unknown[]).length;
}

export function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

export function either(...checks: readonly Check[]): Check {
  return (value) => checks.some((check) => check(value));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Exactly these fields, beside the one that names it, and each as it must be. */
export function fits(
  value: Readonly<Record<string, unknown>>,
  shape: Readonly<Record<string, Check>>,
  name?: string,
) {
  return (
    Object.keys(value).every((key) => key === name || Object.hasOwn(shape, key)) &&
    Object.entries(shape).every(([key, check]) => check(value[key]))
  );
}

export function objectOf(shape: Readonly<Record<string, Check>>): Check {
  return (value) => isObject(value) && fits(value, shape);
}
