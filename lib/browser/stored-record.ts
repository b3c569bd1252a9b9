/**
 * Returns what is stored under a key; no fields if there is nothing, it is not ours, or the browser refuses storage.
 * The modules of a memorial page's first load do without this one, which would make the page larger.
 */
export function readRecord(key: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** The fields of a stored value; none if it is no object. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  isObject(value) ? { ...value } : {};

/** Whether a stored value is an object, which a list is, too. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** Stores a JSON text. Returns false where storage is full or refused. */
export function writeRecord(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Deletes what is stored under a key. */
export function deleteRecord(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // the browser refuses storage, so nothing is stored
  }
}
