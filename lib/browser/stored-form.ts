import { DAY_MS } from '@/lib/platform/durations';
import { pickKnownFields, toStoredJson } from './known-fields';
import { writeStoredPicture } from './stored-picture';
import { deleteRecord, isObject, readRecord, toRecord, writeRecord } from './stored-record';

/** The specification's storage key for an unfinished creation form (product.md 3, "Session / user"). */
const KEY = 'memorialFormData';

/** As long as the server keeps an unchanged draft. */
const MAX_AGE_MS = 30 * DAY_MS;

/** The latest input and the draft it belongs to. `draftId` is null before the first submit. */
type FormInput = { values: object; draftId: string | null };

/**
 * A copy of a draft on the server; the memorial is created from it if the draft cannot be used.
 * Later typing does not change it. `values` is null if this browser could not store them.
 */
type SavedDraft = {
  draftId: string;
  /**
   * All orders for the draft; a new one is created after half an hour. Any of them may get paid.
   */
  orderIds: string[];
  values: object | null;
  /** In milliseconds since 1970. */
  savedAt: number;
};

type StoredRecord = FormInput & { userId: string; saved: SavedDraft[] };

const NO_INPUT: FormInput = { values: {}, draftId: null };

/**
 * What this user typed before a reload, a login or closing the tab, with its draft and orders;
 * empty if nothing is stored. Only contains fields that `shape` has. Deletes another user's form.
 */
export function readStoredForm<T extends object>(userId: string, shape: T) {
  const { values, draftId, saved } = recordOf(userId);
  const orderIds = saved.find((one) => one.draftId === draftId)?.orderIds ?? [];
  return { values: pickKnownFields(values, shape), draftId, orderIds };
}

/**
 * The draft of an order as it was saved, regardless of later input; null if it is not stored here.
 */
export function readPaidForm<T extends object>(userId: string, orderId: string, shape: T) {
  const paid = recordOf(userId).saved.find(({ orderIds }) => orderIds.includes(orderId));
  return paid?.values
    ? { draftId: paid.draftId, values: pickKnownFields(paid.values, shape) }
    : null;
}

/** Stores the current input and keeps its draft. Returns whether that succeeded. */
export function storeForm(userId: string, values: object): boolean {
  return write({ ...recordOf(userId), values });
}

/** Stores a copy of a saved draft, so that a reload does not create a second one. */
export function storeDraftCopy(userId: string, draftId: string, values: object): void {
  const record = recordOf(userId);
  const saved = { ...savedDraft(record, draftId), values, savedAt: Date.now() };
  write({ ...withSaved(record, saved), values, draftId });
}

/** Adds an order to those of a draft. */
export function rememberOrder(userId: string, draftId: string, orderId: string): void {
  const record = recordOf(userId);
  const saved = savedDraft(record, draftId);
  const orderIds = [...new Set([...saved.orderIds, orderId])];
  write(withSaved(record, { ...saved, orderIds }));
}

/** Deletes the input, to start a new form. Keeps the copies of drafts. */
export function deleteFormInput(userId: string): void {
  replaceRecord({ ...recordOf(userId), ...NO_INPUT }, [userId]);
}

/**
 * Deletes the form that became the memorial of an order. Keeps a form that was started afterwards.
 */
export function deletePaidForm(orderId: string): void {
  const record = read();
  const paid = record?.saved.find(({ orderIds }) => orderIds.includes(orderId));
  if (!record || !paid) return;
  const rest = { ...record, saved: record.saved.filter((one) => one !== paid) };
  if (record.draftId !== paid.draftId) replaceRecord(rest, [paid.draftId]);
  else replaceRecord({ ...rest, ...NO_INPUT }, [paid.draftId, record.userId]);
}

const savedDraft = ({ saved }: StoredRecord, draftId: string): SavedDraft =>
  saved.find((one) => one.draftId === draftId) ?? {
    draftId,
    orderIds: [],
    values: null,
    savedAt: Date.now(),
  };

const withSaved = (record: StoredRecord, saved: SavedDraft): StoredRecord => ({
  ...record,
  saved: [...record.saved.filter(({ draftId }) => draftId !== saved.draftId), saved],
});

function recordOf(userId: string): StoredRecord {
  const stored = read();
  if (stored?.userId === userId) return stored;
  if (stored) replaceRecord({ ...stored, ...NO_INPUT, saved: [] }, picturesOf(stored));
  return { userId, ...NO_INPUT, saved: [] };
}

/** Reads the record, and deletes drafts that are too old. */
function read(): StoredRecord | null {
  const record = parse();
  const old = record?.saved.filter(({ savedAt }) => Date.now() - savedAt > MAX_AGE_MS);
  if (!record || !old?.length) return record;
  const rest = { ...record, saved: record.saved.filter((one) => !old.includes(one)) };
  replaceRecord(
    rest,
    old.map(({ draftId }) => draftId),
  );
  return rest;
}

function parse(): StoredRecord | null {
  const { userId, values, draftId, saved } = readRecord(KEY);
  if (typeof userId !== 'string' || !isObject(values)) return null;
  return { userId, values, draftId: toText(draftId), saved: toList(saved).flatMap(parseDraft) };
}

function parseDraft(stored: unknown): SavedDraft[] {
  const { draftId, savedAt, orderIds, values } = toRecord(stored);
  if (typeof draftId !== 'string' || typeof savedAt !== 'number') return [];
  const ids = toList(orderIds).flatMap((id) => toText(id) ?? []);
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
function replaceRecord(record: StoredRecord, pictureIds: string[]): void {
  if (isEmpty(record)) deleteRecord(KEY);
  else write(record);
  for (const id of pictureIds) void writeStoredPicture(id, null);
}

const isEmpty = ({ values, draftId, saved }: StoredRecord) =>
  Object.keys(values).length === 0 && !draftId && saved.length === 0;

const write = (record: StoredRecord): boolean => writeRecord(KEY, toStoredJson(record));

const toText = (value: unknown) => (typeof value === 'string' ? value : null);

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
