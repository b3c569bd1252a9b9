/**
 * Returns the object stored under a key; `{}` if there is none, it cannot be parsed, or the browser
 * refuses storage. Modules in the first load of a memorial page do not use this file, to keep that
 * page small.
 */
export function readRecord(key: string): Record<string, unknown> {
  try {
    return toRecord(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** A copy of a stored object; `{}` for any other value. */
export const toRecord = (value: unknown): Record<string, unknown> =>
  isObject(value) ? { ...value } : {};

/** Whether a value is an object or an array. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** Stores a JSON text. Returns false if storage is full or refused. */
export function writeRecord(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function deleteRecord(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // the browser refuses storage, so nothing is stored
  }
}
