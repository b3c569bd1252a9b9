import { forgetStoredPictures } from './stored-picture';

/** The spec's name for the creation form that waits in the browser (spec 3, "Session / user"). */
const KEY = 'memorialFormData';

/**
 * Never written here, however deep: others may open this browser, and the server's draft keeps identity
 * numbers sealed. A file cannot be kept here at all: stored-picture.ts keeps it.
 */
const NOT_KEPT = new Set(['identityNumber', 'profileImage']);

type StoredForm<T> = {
  values: Partial<T>;
  /** What the server calls the saved form, and the order that pays for it; null before a submit. */
  draftId: string | null;
  orderId: string | null;
};
type StoredRecord = StoredForm<object> & { userId: string };

/**
 * What this person typed before a reload, a login or a closed tab; empty where nothing was. Gives only
 * fields that `shape` has, of its kind, however deep: an older form must not lock a newer one. A list's
 * entries are like the one entry that `shape` shows. Another person's form is removed.
 */
export function readStoredForm<T extends object>(userId: string, shape: T): StoredForm<T> {
  if (read()?.userId !== userId) forgetStoredForm();
  const { values, draftId, orderId } = recordOf(userId);
  return { values: knownFields(values, shape) as Partial<T>, draftId, orderId }; // of `shape`'s kinds
}

/** Keeps what was typed, beside the draft and the order it already has. Gives whether it is kept. */
export function storeForm(userId: string, values: object): boolean {
  return write({ ...recordOf(userId), values });
}

/** Keeps which draft and order belong to the stored form, so that a reload makes no second ones. */
export function rememberOrder(userId: string, ids: { draftId: string; orderId?: string }): void {
  write({ ...recordOf(userId), ...ids });
}

/** Says which order paid for the stored form: it may be an older one than the latest. */
export function notePaidOrder(orderId: string): void {
  const stored = read();
  if (stored) write({ ...stored, orderId });
}

/** Called when the memorial is there, and at logout: the next person here must not read it. */
export function forgetStoredForm(): void {
  forgetStoredPictures();
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was stored then
  }
}

/** For pages that learn of a payment by its order: a form begun since then stays. */
export function forgetFormPaidBy(orderId: string): void {
  if (read()?.orderId === orderId) forgetStoredForm();
}

function recordOf(userId: string): StoredRecord {
  const stored = read();
  if (stored?.userId === userId) return stored;
  if (stored) forgetStoredForm();
  return { userId, values: {}, draftId: null, orderId: null };
}

function read(): StoredRecord | null {
  try {
    const stored = new Map(Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}')));
    const text = (name: string) => asText(stored.get(name));
    const [userId, values] = [text('userId'), stored.get('values')];
    if (!userId || typeof values !== 'object' || values === null) return null;
    return { userId, values, draftId: text('draftId'), orderId: text('orderId') };
  } catch {
    return null; // a private window without storage, or text that is not ours: begin anew
  }
}

function write(record: StoredRecord): boolean {
  try {
    const text = JSON.stringify(record, (key, value) => (NOT_KEPT.has(key) ? undefined : value));
    localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false; // no room or no storage: the form still works, it only does not survive a reload
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null);

/** The stored value where it is of the shape's kind, without what the shape does not know. */
function known(value: unknown, shape: unknown): unknown {
  if (kindOf(value) !== kindOf(shape)) return undefined;
  if (Array.isArray(value) && Array.isArray(shape))
    return value.map((item) => known(item, shape[0])).filter((item) => item !== undefined);
  return isRecord(value) && isRecord(shape) ? { ...shape, ...knownFields(value, shape) } : value;
}

function knownFields(values: object, shape: object): object {
  const shapes = new Map(Object.entries(shape));
  const fields = Object.entries(values)
    .filter(([name]) => !NOT_KEPT.has(name))
    .map(([name, value]) => [name, known(value, shapes.get(name))])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields);
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value;
