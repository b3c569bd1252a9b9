import { knownFields, textToKeep } from './known-fields';
import { forgetStoredPictures, storePicture } from './stored-picture';

/** The spec's name for the creation form that waits in the browser (spec 3, "Session / user"). */
const KEY = 'memorialFormData';

/** As long as the server keeps a draft that nobody changes. */
const SAVED_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** What was typed last, and the draft that it belongs to; null before a submit. */
type Typed = { values: object; draftId: string | null };

/**
 * What the server has as a draft: the copy that its memorial is made from where the draft cannot be used.
 * Typing does not change it. `values` is null where this browser could not keep them.
 */
type Saved = {
  draftId: string;
  /** All that were opened for the draft: after half an hour, it is a new one. Any of them may be paid. */
  orderIds: string[];
  values: object | null;
  /** In ms, as Date.now(). */
  savedAt: number;
};

type StoredRecord = Typed & { userId: string; saved: Saved[] };

const NOTHING_TYPED: Typed = { values: {}, draftId: null };

/**
 * What this person typed before a reload, a login or a closed tab, with the draft and the orders it has;
 * empty where nothing was. Gives only fields that `shape` has. Another person's form is removed.
 */
export function readStoredForm<T extends object>(userId: string, shape: T) {
  const { values, draftId, saved } = recordOf(userId);
  const orderIds = saved.find((one) => one.draftId === draftId)?.orderIds ?? [];
  return { values: knownFields(values, shape), draftId, orderIds };
}

/** What was saved as the draft of an order, whatever was typed since; null where it is not kept here. */
export function readPaidForm<T extends object>(userId: string, orderId: string, shape: T) {
  const paid = recordOf(userId).saved.find(({ orderIds }) => orderIds.includes(orderId));
  return paid?.values ? { draftId: paid.draftId, values: knownFields(paid.values, shape) } : null;
}

/** Keeps what was typed, beside the draft it already has. Gives whether it is kept. */
export function storeForm(userId: string, values: object): boolean {
  return write({ ...recordOf(userId), values });
}

/** Keeps what the server has saved as a draft, so that a reload makes no second one. */
export function keepSavedForm(userId: string, draftId: string, values: object): void {
  const record = recordOf(userId);
  const saved = { ...savedAs(record, draftId), values, savedAt: Date.now() };
  write({ ...withSaved(record, saved), values, draftId });
}

/** Keeps that an order pays for a draft, beside the draft's earlier ones. */
export function rememberOrder(userId: string, draftId: string, orderId: string): void {
  const record = recordOf(userId);
  const saved = savedAs(record, draftId);
  const orderIds = [...new Set([...saved.orderIds, orderId])];
  write(withSaved(record, { ...saved, orderIds }));
}

/** For a form that begins anew: what was saved of the one before stays. */
export function forgetTypedForm(userId: string): void {
  keepOnly({ ...recordOf(userId), ...NOTHING_TYPED }, [userId]);
}

/** Called when the memorial of an order is there. A form begun since then stays. */
export function forgetFormPaidBy(orderId: string): void {
  const record = read();
  const paid = record?.saved.find(({ orderIds }) => orderIds.includes(orderId));
  if (!record || !paid) return;
  const rest = { ...record, saved: record.saved.filter((one) => one !== paid) };
  if (record.draftId !== paid.draftId) keepOnly(rest, [paid.draftId]);
  else keepOnly({ ...rest, ...NOTHING_TYPED }, [paid.draftId, record.userId]);
}

/** Called at logout: the next person here must not read it. */
export function forgetStoredForm(): void {
  forgetStoredPictures();
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was stored then
  }
}

const savedAs = ({ saved }: StoredRecord, draftId: string): Saved =>
  saved.find((one) => one.draftId === draftId) ?? {
    draftId,
    orderIds: [],
    values: null,
    savedAt: Date.now(),
  };

const withSaved = (record: StoredRecord, saved: Saved): StoredRecord => ({
  ...record,
  saved: [...record.saved.filter(({ draftId }) => draftId !== saved.draftId), saved],
});

function recordOf(userId: string): StoredRecord {
  const stored = read();
  if (stored?.userId === userId) return stored;
  if (stored) forgetStoredForm();
  return { userId, ...NOTHING_TYPED, saved: [] };
}

/** Drops what was saved too long ago. */
function read(): StoredRecord | null {
  const record = parse();
  const old = record?.saved.filter(({ savedAt }) => Date.now() - savedAt > SAVED_FOR_MS);
  if (!record || !old?.length) return record;
  const rest = { ...record, saved: record.saved.filter((one) => !old.includes(one)) };
  keepOnly(
    rest,
    old.map(({ draftId }) => draftId),
  );
  return rest;
}

function parse(): StoredRecord | null {
  try {
    const stored = fieldsOf(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    const [userId, values] = [asText(stored.get('userId')), asObject(stored.get('values'))];
    if (!userId || !values) return null;
    const saved = asList(stored.get('saved')).map(parseSaved);
    return { userId, values, draftId: asText(stored.get('draftId')), saved: saved.flat() };
  } catch {
    return null; // a private window without storage, or text that is not ours: begin anew
  }
}

function parseSaved(stored: unknown): Saved[] {
  const fields = fieldsOf(stored);
  const [draftId, savedAt] = [asText(fields.get('draftId')), fields.get('savedAt')];
  if (!draftId || typeof savedAt !== 'number') return [];
  const orderIds = asList(fields.get('orderIds')).flatMap((id) => asText(id) ?? []);
  return [{ draftId, orderIds, values: asObject(fields.get('values')), savedAt }];
}

/** Forgets these pictures with what the record held before. */
function keepOnly(record: StoredRecord, pictureIds: string[]): void {
  if (isEmpty(record)) {
    forgetStoredForm();
    return;
  }
  write(record);
  for (const id of pictureIds) void storePicture(id, null);
}

const isEmpty = ({ values, draftId, saved }: StoredRecord) =>
  Object.keys(values).length === 0 && !draftId && saved.length === 0;

function write(record: StoredRecord): boolean {
  try {
    localStorage.setItem(KEY, textToKeep(record));
    return true;
  } catch {
    return false; // no room or no storage: the form still works, it only does not survive a reload
  }
}

const fieldsOf = (value: unknown) =>
  new Map<string, unknown>(Object.entries(asObject(value) ?? {}));

const asText = (value: unknown) => (typeof value === 'string' ? value : null);

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const asObject = (value: unknown) => (typeof value === 'object' ? value : null);
