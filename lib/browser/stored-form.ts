import { DAY_MS } from '@/lib/platform/durations';
import { knownFields, textToKeep } from './known-fields';
import { storePicture } from './stored-picture';
import { asRecord, deleteRecord, isObject, readRecord, writeRecord } from './stored-record';

/** The specification's storage key for an unfinished creation form (product.md 3, "Session / user"). */
const KEY = 'memorialFormData';

/** As long as the server keeps an unchanged draft. */
const SAVED_FOR_MS = 30 * DAY_MS;

/** The latest input and the draft it belongs to; null before the first submit. */
type Typed = { values: object; draftId: string | null };

/**
 * A copy of a draft on the server; the memorial is created from it if the draft cannot be used.
 * Later typing does not change it. `values` is null if this browser could not store them.
 */
type Saved = {
  draftId: string;
  /**
   * All orders for the draft; a new one is created after half an hour. Any of them may get paid.
   */
  orderIds: string[];
  values: object | null;
  /** In milliseconds since 1970. */
  savedAt: number;
};

type StoredRecord = Typed & { userId: string; saved: Saved[] };

const NOTHING_TYPED: Typed = { values: {}, draftId: null };

/**
 * What this user typed before a reload, a login or closing the tab, with its draft and orders;
 * empty if nothing is stored. Only contains fields that `shape` has. Deletes another user's form.
 */
export function readStoredForm<T extends object>(userId: string, shape: T) {
  const { values, draftId, saved } = recordOf(userId);
  const orderIds = saved.find((one) => one.draftId === draftId)?.orderIds ?? [];
  return { values: knownFields(values, shape), draftId, orderIds };
}

/**
 * The draft of an order as it was saved, regardless of later input; null if it is not stored here.
 */
export function readPaidForm<T extends object>(userId: string, orderId: string, shape: T) {
  const paid = recordOf(userId).saved.find(({ orderIds }) => orderIds.includes(orderId));
  return paid?.values ? { draftId: paid.draftId, values: knownFields(paid.values, shape) } : null;
}

/** Stores the current input and keeps its draft. Returns whether that succeeded. */
export function storeForm(userId: string, values: object): boolean {
  return write({ ...recordOf(userId), values });
}

/** Stores a copy of a saved draft, so that a reload does not create a second one. */
export function keepSavedForm(userId: string, draftId: string, values: object): void {
  const record = recordOf(userId);
  const saved = { ...savedAs(record, draftId), values, savedAt: Date.now() };
  write({ ...withSaved(record, saved), values, draftId });
}

/** Adds an order to those of a draft. */
export function rememberOrder(userId: string, draftId: string, orderId: string): void {
  const record = recordOf(userId);
  const saved = savedAs(record, draftId);
  const orderIds = [...new Set([...saved.orderIds, orderId])];
  write(withSaved(record, { ...saved, orderIds }));
}

/** Deletes the input, to start a new form. Keeps the copies of drafts. */
export function deleteTypedForm(userId: string): void {
  keepOnly({ ...recordOf(userId), ...NOTHING_TYPED }, [userId]);
}

/**
 * Deletes the form that became the memorial of an order. Keeps a form that was started afterwards.
 */
export function deleteFormPaidBy(orderId: string): void {
  const record = read();
  const paid = record?.saved.find(({ orderIds }) => orderIds.includes(orderId));
  if (!record || !paid) return;
  const rest = { ...record, saved: record.saved.filter((one) => one !== paid) };
  if (record.draftId !== paid.draftId) keepOnly(rest, [paid.draftId]);
  else keepOnly({ ...rest, ...NOTHING_TYPED }, [paid.draftId, record.userId]);
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
  if (stored) keepOnly({ ...stored, ...NOTHING_TYPED, saved: [] }, picturesOf(stored));
  return { userId, ...NOTHING_TYPED, saved: [] };
}

/** Reads the record, and deletes drafts that are too old. */
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
  const { userId, values, draftId, saved } = readRecord(KEY);
  if (typeof userId !== 'string' || !isObject(values)) return null;
  return { userId, values, draftId: asText(draftId), saved: asList(saved).flatMap(parseSaved) };
}

function parseSaved(stored: unknown): Saved[] {
  const { draftId, savedAt, orderIds, values } = asRecord(stored);
  if (typeof draftId !== 'string' || typeof savedAt !== 'number') return [];
  const ids = asList(orderIds).flatMap((id) => asText(id) ?? []);
  return [{ draftId, orderIds: ids, values: isObject(values) ? values : null, savedAt }];
}

/**
 * The ids of the pictures of the input and of its drafts. The editors use other ids in the same
 * database.
 */
const picturesOf = ({ userId, saved }: StoredRecord) => [
  userId,
  ...saved.map(({ draftId }) => draftId),
];

/** Stores the record, and deletes these pictures. */
function keepOnly(record: StoredRecord, pictureIds: string[]): void {
  if (isEmpty(record)) deleteRecord(KEY);
  else write(record);
  for (const id of pictureIds) void storePicture(id, null);
}

const isEmpty = ({ values, draftId, saved }: StoredRecord) =>
  Object.keys(values).length === 0 && !draftId && saved.length === 0;

const write = (record: StoredRecord): boolean => writeRecord(KEY, textToKeep(record));

const asText = (value: unknown) => (typeof value === 'string' ? value : null);

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
