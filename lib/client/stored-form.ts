/** The spec's name for the creation form that waits in the browser (spec 3, "Session / user"). */
const KEY = 'memorialFormData';

/**
 * Never written here, however deep: others may open this browser, and the server's draft keeps identity
 * numbers sealed. A file cannot be kept here at all.
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
 * fields that `empty` has, of its kind: an older form must not lock a newer one. Another person's
 * form is removed.
 */
export function readStoredForm<T extends object>(userId: string, empty: T): StoredForm<T> {
  const { values, draftId, orderId } = recordOf(userId);
  return { values: knownValues(values, empty), draftId, orderId };
}

/** Keeps what was typed, beside the draft and the order it already has. */
export function storeForm(userId: string, values: object): void {
  write({ ...recordOf(userId), values });
}

/** Keeps which draft and order belong to the stored form, so that a reload makes no second ones. */
export function rememberOrder(userId: string, ids: { draftId: string; orderId?: string }): void {
  write({ ...recordOf(userId), ...ids });
}

/** Called when the memorial is paid for, and at logout: the next person here must not read it. */
export function forgetStoredForm(): void {
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
  forgetStoredForm();
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

function write(record: StoredRecord): void {
  try {
    const text = JSON.stringify(record, (key, value) => (NOT_KEPT.has(key) ? undefined : value));
    localStorage.setItem(KEY, text);
  } catch {
    // no room or no storage: the form still works, it only does not survive a reload
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null);

function knownValues<T extends object>(values: object, empty: T): Partial<T> {
  const kinds = new Map(Object.entries(empty).map(([name, value]) => [name, kindOf(value)]));
  const known = Object.entries(values).filter(
    ([name, value]) => !NOT_KEPT.has(name) && kinds.get(name) === kindOf(value),
  );
  return Object.fromEntries(known) as Partial<T>; // each name is one of T's, of the same kind
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
