import { isObject } from './stored-record';

/**
 * Never stored in the browser, at any depth: other people may use it, and the server encrypts
 * identity numbers in its drafts. Files cannot be stored as text; stored-picture.ts stores them.
 */
const NEVER_STORED = new Set(['identityNumber', 'profileImage']);

export const isNeverStored = (name: string): boolean => NEVER_STORED.has(name);

/** A form as JSON to store, without the fields that are never stored. */
export const toStoredJson = (form: object): string =>
  JSON.stringify(form, (key, value) => (isNeverStored(key) ? undefined : value));

/**
 * Returns only the stored values that `shape` has with the same type, at any depth: values from an
 * older version of the form must not break the current one. The first entry of a list in `shape`
 * describes all entries.
 */
export function pickKnownFields<T extends object>(values: object, shape: T): Partial<T> {
  const shapes = new Map(Object.entries(shape));
  const fields = Object.entries(values)
    .filter(([name]) => !isNeverStored(name))
    .map(([name, value]) => [name, matchShape(value, shapes.get(name))])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as Partial<T>; // each value has been checked against the shape
}

/**
 * The part of the stored value that matches the shape; undefined if its type differs. A nested object gets the fields
 * that it lacks from the shape.
 */
function matchShape(value: unknown, shape: unknown): unknown {
  if (kindOf(value) !== kindOf(shape)) return undefined;
  if (Array.isArray(value) && Array.isArray(shape))
    return value.map((item) => matchShape(item, shape[0])).filter((item) => item !== undefined);
  return isObject(value) && isObject(shape)
    ? { ...shape, ...pickKnownFields(value, shape) }
    : value;
}

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value;
