import { isObject } from './stored-record';

/**
 * Never stored in the browser, at any depth: others may use it, and the server seals identity numbers in
 * its drafts. Files cannot be stored as text; stored-picture.ts stores them.
 */
const NEVER_STORED = new Set(['identityNumber', 'profileImage']);

/** Whether a field of that name is never stored in the browser. */
export const isNeverStored = (name: string): boolean => NEVER_STORED.has(name);

/** A form as JSON to store, without what is never stored. */
export const textToKeep = (form: object): string =>
  JSON.stringify(form, (key, value) => (isNeverStored(key) ? undefined : value));

/**
 * Returns only those stored values that `shape` also has, with the same type, at any depth: values of an
 * older form must not break a newer one. The first entry of a list in `shape` describes all entries.
 */
export function knownFields<T extends object>(values: object, shape: T): Partial<T> {
  const shapes = new Map(Object.entries(shape));
  const fields = Object.entries(values)
    .filter(([name]) => !isNeverStored(name))
    .map(([name, value]) => [name, known(value, shapes.get(name))])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as Partial<T>; // each is of the shape's kind
}

/** The stored value without what the shape does not have; undefined if it has another type. */
function known(value: unknown, shape: unknown): unknown {
  if (kindOf(value) !== kindOf(shape)) return undefined;
  if (Array.isArray(value) && Array.isArray(shape))
    return value.map((item) => known(item, shape[0])).filter((item) => item !== undefined);
  return isObject(value) && isObject(shape) ? { ...shape, ...knownFields(value, shape) } : value;
}

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value;
