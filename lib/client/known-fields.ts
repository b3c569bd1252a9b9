/**
 * Never kept in the browser, however deep: others may open it, and the server's draft keeps identity
 * numbers sealed. A file cannot be kept as text at all: stored-picture.ts keeps it.
 */
const NOT_KEPT = new Set(['identityNumber', 'profileImage']);

/** The text to keep of a form, without what is never kept. */
export const textToKeep = (form: object): string =>
  JSON.stringify(form, (key, value) => (NOT_KEPT.has(key) ? undefined : value));

/**
 * Only those of the kept values that `shape` has, of its kind, however deep: an older form must not lock a
 * newer one. A list's entries are like the one entry that `shape` shows.
 */
export function knownFields<T extends object>(values: object, shape: T): Partial<T> {
  const shapes = new Map(Object.entries(shape));
  const fields = Object.entries(values)
    .filter(([name]) => !NOT_KEPT.has(name))
    .map(([name, value]) => [name, known(value, shapes.get(name))])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as Partial<T>; // each is of the shape's kind
}

/** The kept value where it is of the shape's kind, without what the shape does not know. */
function known(value: unknown, shape: unknown): unknown {
  if (kindOf(value) !== kindOf(shape)) return undefined;
  if (Array.isArray(value) && Array.isArray(shape))
    return value.map((item) => known(item, shape[0])).filter((item) => item !== undefined);
  return isRecord(value) && isRecord(shape) ? { ...shape, ...knownFields(value, shape) } : value;
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value;
