import { DAY_MS } from '@/lib/platform/durations';
import { knownFields, textToKeep } from './known-fields';
import { storePicture } from './stored-picture';
import { asRecord, deleteRecord, isObject, readRecord, writeRecord } from './stored-record';

/** The specification's storage key for an unfinished creation form (product.md 3, "Session / user"). */
const KEY = 'memorialFormData';

/** As long as the server keeps an unchanged draft. */
const SAVED_FOR_MS = 30 * DAY_MS;

/** What was typed last, and the draft it belongs to; null before the first submit. */
type Typed = { values: object; draftId: string | null };

/**
 * A copy of what the server saved as a draft; the memorial is created from it if the draft cannot be used.
 * Typing does not change it. `values` is null if this browser could not store them.
 */
type Saved = {
  draftId: string;
  /** All orders opened for the draft: after half an hour a new one is opened. Any of them may be paid. */
  orderIds: string[];
  values: object | null;
  /** In milliseconds since 1970. */
  savedAt: number;
};

type StoredRecord = Typed & { userId: string; saved: Saved[] };

const NOTHING_TYPED: Typed = { values: {}, draftId: null };

/**
 * What this person typed before a reload, a login or closing the tab, with its draft and orders; empty if
 * there is nothing. Returns only fields that `shape` has. Deletes another person's form.
 */
export function readStoredForm<T extends object>(userId: string, shape: T) {
  const { values, draftId, saved } = recordOf(userId);
  const orderIds = saved.find((one) => one.draftId === draftId)?.orderIds ?? [];
  return { values: knownFields(values, shape), draftId, orderIds };
}

/** What was saved as the draft of an order, regardless of what was typed since; null if it is not stored here. */
export function readPaidForm<T extends object>(userId: string, orderId: string, shape: T) {
  const paid = recordOf(userId).saved.find(({ orderIds }) => orderIds.includes(orderId));
  return paid?.values ? { draftId: paid.draftId, values: knownFields(paid.values, shape) } : null;
}

/** Stores what was typed, next to the draft it already has. Returns whether it could be stored. */
export function storeForm(userId: string, values: object): boolean {
  return write({ ...recordOf(userId), values });
}

/** Stores what the server has saved as a draft, so that a reload does not create a second draft. */
export function keepSavedForm(userId: string, draftId: string, values: object): void {
  const record = recordOf(userId);
  const saved = { ...savedAs(record, draftId), values, savedAt: Date.now() };
  write({ ...withSaved(record, saved), values, draftId });
}

/** Stores that an order pays for a draft, in addition to the draft's earlier orders. */
export function rememberOrder(userId: string, draftId: string, orderId: string): void {
  const record = recordOf(userId);
  const saved = savedAs(record, draftId);
  const orderIds = [...new Set([...saved.orderIds, orderId])];
  write(withSaved(record, { ...saved, orderIds }));
}

/** Deletes what was typed, to start a new form. Keeps what was saved as drafts. */
export function deleteTypedForm(userId: string): void {
  keepOnly({ ...recordOf(userId), ...NOTHING_TYPED }, [userId]);
}

/** Deletes the form that became the memorial of an order. Keeps a form that was begun since then. */
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

/** Reads the record and deletes what was saved too long ago. */
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

/** The typed form's picture and those of its drafts. The editors keep theirs in the same place. */
const picturesOf = ({ userId, saved }: StoredRecord) => [
  userId,
  ...saved.map(({ draftId }) => draftId),
];

/** Replaces the record and deletes these pictures. */
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
