import { DAY_MS } from '@/lib/platform/durations';
import { knownFields, textToKeep } from './known-fields';

/** What was changed in the editors and not saved yet. */
const KEY = 'memorialEdits';
const KEPT_FOR_MS = 30 * DAY_MS;

/** Who edits which memorial, in which of the two editors. */
export type EditsOf = { userId: string; editor: 'page' | 'simple'; memorialId: string };

/** The gallery as it was arranged: ids and captions, in their order. */
export type KeptArrangement = { id: string; caption: string }[];

/** `fields` are the changed ones alone, so that what others change meanwhile is not brought back to an older state. */
type Edits = { fields: object; gallery: KeptArrangement | null };
type StoredRecord = { userId: string; edits: Record<string, Edits & { keptAt: number }> };

/** Stores unsaved changes. Returns whether it could; no change at all deletes what is stored. */
export function storeEdits(of: EditsOf, edits: Edits, now = Date.now()): boolean {
  const record = recordOf(of.userId, now);
  const { [nameOf(of)]: _, ...others } = record.edits;
  const isNone = Object.keys(edits.fields).length === 0 && !edits.gallery;
  const kept = isNone ? others : { ...others, [nameOf(of)]: { ...edits, keptAt: now } };
  return write({ ...record, edits: kept });
}

/**
 * Returns the unsaved changes, null if there are none. Only fields that `shape` has come back; one that was
 * emptied to nothing comes back as undefined.
 */
export function readEdits<T extends object>(of: EditsOf, shape: T, now = Date.now()) {
  const found = recordOf(of.userId, now).edits[nameOf(of)];
  if (!found) return null;
  const emptied = Object.entries(found.fields).filter(
    ([name, value]) => value === null && Object.hasOwn(shape, name),
  );
  const fields: Partial<T> = {
    ...knownFields(found.fields, shape),
    ...Object.fromEntries(emptied.map(([name]) => [name, undefined])),
  };
  if (Object.keys(fields).length === 0 && !found.gallery) return null;
  return { fields, gallery: found.gallery };
}

/** Deletes the changes of one editor: they were saved or discarded. */
export const deleteEdits = (of: EditsOf): void =>
  void storeEdits(of, { fields: {}, gallery: null });

/** Deletes all changes at logout, so that the next person here cannot read them. */
export function deleteStoredEdits(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // the browser refuses storage, so nothing is stored
  }
}

/** Returns the fields of `edited` that differ from `loaded`; null for one that was emptied to nothing. */
export function changedFields(loaded: object, edited: object): object {
  const before = new Map(Object.entries(loaded));
  const changed = Object.entries(edited)
    .map(([name, value]) => [name, value ?? null] as const)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name) ?? null));
  return Object.fromEntries(changed);
}

const nameOf = ({ editor, memorialId }: EditsOf) => `${editor}/${memorialId}`;

/** Another person's changes are not returned, and the next write deletes them. */
function recordOf(userId: string, now: number): StoredRecord {
  const stored = parse();
  if (stored?.userId !== userId) return { userId, edits: {} };
  const recent = Object.entries(stored.edits).filter(
    ([, { keptAt }]) => now - keptAt < KEPT_FOR_MS,
  );
  return { userId, edits: Object.fromEntries(recent) };
}

function parse(): StoredRecord | null {
  try {
    const { userId, edits } = asRecord(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    if (typeof userId !== 'string') return null;
    const read = Object.entries(asRecord(edits)).map(([name, one]) => [name, parseEdits(one)]);
    return { userId, edits: Object.fromEntries(read) };
  } catch {
    return null; // a private window without storage, or text that is not ours
  }
}

function parseEdits(stored: unknown): Edits & { keptAt: number } {
  const { fields, gallery, keptAt } = asRecord(stored);
  return {
    fields: asRecord(fields),
    gallery: Array.isArray(gallery) ? gallery.flatMap(parseItem) : null,
    keptAt: Number(keptAt) || 0,
  };
}

function parseItem(stored: unknown): KeptArrangement {
  const { id, caption } = asRecord(stored);
  return typeof id === 'string' && typeof caption === 'string' ? [{ id, caption }] : [];
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function write(record: StoredRecord): boolean {
  if (Object.keys(record.edits).length === 0) {
    deleteStoredEdits();
    return true;
  }
  try {
    localStorage.setItem(KEY, textToKeep(record));
    return true;
  } catch {
    return false;
  }
}
