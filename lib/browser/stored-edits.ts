import { DAY_MS } from '@/lib/platform/durations';
import { pickKnownFields, toStoredJson } from './known-fields';
import { readStoredPicture, writeStoredPicture } from './stored-picture';
import { deleteRecord, readRecord, toRecord, writeRecord } from './stored-record';

/** Unsaved changes in the editors. */
const KEY = 'memorialEdits';
const MAX_AGE_MS = 30 * DAY_MS;

export type EditsKey = { userId: string; editor: 'page' | 'simple'; memorialId: string };

/**
 * The gallery as arranged by the user, in order. Arrangements stored by an earlier release have no
 * audience.
 */
export type StoredArrangement = { id: string; caption: string; audience?: Audience }[];
/** A copy of the type in lib/access, which this folder must not import. */
type Audience = 'page' | 'family';

/**
 * `fields` contains only the changed fields, so that saving does not overwrite other people's
 * changes in other fields.
 */
type Edits = { fields: object; gallery: StoredArrangement | null };
/** `hasPicture`: stored-picture.ts also stores a new portrait. */
type StoredEdits = Edits & { hasPicture: boolean; keptAt: number };
type StoredRecord = { userId: string; edits: Record<string, StoredEdits> };

const NO_EDITS: Edits = { fields: {}, gallery: null };

/**
 * Stores unsaved changes; deletes the stored ones if there are none. Returns whether changes are
 * now stored.
 */
export const storeEdits = (key: EditsKey, edits: Edits, now = Date.now()): boolean =>
  updateEdits(key, edits, now);

/**
 * Stores a new portrait in addition to the changes; null deletes it. Returns whether that
 * succeeded.
 */
export async function storeEditedPicture(
  key: EditsKey,
  picture: File | null,
  now = Date.now(),
): Promise<boolean> {
  // Recorded first, so that no portrait is stored without an expiry date.
  const isRecorded = updateEdits(key, { hasPicture: picture !== null }, now);
  const isStored = await writeStoredPicture(pictureIdOf(key), isRecorded ? picture : null);
  if (!picture || (isRecorded && isStored)) return true;
  updateEdits(key, { hasPicture: false }, now);
  return false;
}

/** The new portrait stored by `storeEditedPicture`, or null. */
export const readEditedPicture = async (key: EditsKey, now = Date.now()): Promise<File | null> =>
  recordOf(key.userId, now).edits[nameOf(key)]?.hasPicture
    ? readStoredPicture(pictureIdOf(key))
    : null;

function updateEdits(key: EditsKey, changed: Partial<StoredEdits>, now: number): boolean {
  const record = recordOf(key.userId, now);
  const { [nameOf(key)]: before, ...others } = record.edits;
  const edits = { ...NO_EDITS, hasPicture: false, ...before, ...changed, keptAt: now };
  const isUnedited = Object.keys(edits.fields).length === 0 && !edits.gallery && !edits.hasPicture;
  const isWritten = write({
    ...record,
    edits: isUnedited ? others : { ...others, [nameOf(key)]: edits },
  });
  return isWritten && !isUnedited;
}

/**
 * Returns the unsaved changes, or null. Only contains fields that `shape` has; emptied fields are
 * undefined. Deletes changes that are too old or of another user.
 */
export function readEdits<T extends object>(key: EditsKey, shape: T, now = Date.now()) {
  const found = recordOf(key.userId, now).edits[nameOf(key)];
  if (!found) return null;
  const emptiedFields = Object.entries(found.fields).filter(
    ([name, value]) => value === null && Object.hasOwn(shape, name),
  );
  const fields: Partial<T> = {
    ...pickKnownFields(found.fields, shape),
    ...Object.fromEntries(emptiedFields.map(([name]) => [name, undefined])),
  };
  if (Object.keys(fields).length === 0 && !found.gallery) return null;
  return { fields, gallery: found.gallery };
}

/** Deletes the changes and the portrait of one editor after they were saved or discarded. */
export function deleteEdits(key: EditsKey, now = Date.now()): void {
  const record = recordOf(key.userId, now);
  const { [nameOf(key)]: found, ...others } = record.edits;
  if (found) replaceRecord({ ...record, edits: others }, record);
}

/**
 * Returns the fields of `edited` that differ from `loaded`, except those never stored in the
 * browser; null for emptied ones.
 */
export function changedFields(loaded: object, edited: object): object {
  const before = new Map(Object.entries(loaded));
  const changed = Object.entries(edited)
    .map(([name, value]) => [name, value ?? null] as const)
    .filter(([name, value]) => {
      const loadedValue = before.get(name) ?? null;
      return toStoredJson({ [name]: value }) !== toStoredJson({ [name]: loadedValue });
    });
  return Object.fromEntries(changed);
}

const nameOf = ({ editor, memorialId }: EditsKey) => `${editor}/${memorialId}`;

const pictureIdOf = ({ userId, editor, memorialId }: EditsKey) =>
  `${editor}/${userId}/${memorialId}`;

/** Reads this user's changes, and deletes those that are too old or of another user. */
function recordOf(userId: string, now: number): StoredRecord {
  const stored = parse();
  if (!stored) return { userId, edits: {} };
  const valid = Object.entries(stored.edits).filter(
    ([, { keptAt }]) => stored.userId === userId && now - keptAt < MAX_AGE_MS,
  );
  const record = { userId, edits: Object.fromEntries(valid) };
  if (valid.length < Object.keys(stored.edits).length) replaceRecord(record, stored);
  return record;
}

/** Stores `rest`, and deletes the portraits of removed entries. */
function replaceRecord(rest: StoredRecord, stored: StoredRecord): void {
  write(rest);
  for (const [name, { hasPicture }] of Object.entries(stored.edits)) {
    if (!hasPicture || (rest.userId === stored.userId && rest.edits[name])) continue;
    const [editor, memorialId] = name.split('/');
    void writeStoredPicture(`${editor}/${stored.userId}/${memorialId}`, null);
  }
}

function parse(): StoredRecord | null {
  const { userId, edits } = readRecord(KEY);
  if (typeof userId !== 'string') return null;
  const read = Object.entries(toRecord(edits)).map(([name, one]) => [name, parseEdits(one)]);
  return { userId, edits: Object.fromEntries(read) };
}

function parseEdits(stored: unknown): StoredEdits {
  const { fields, gallery, hasPicture, keptAt } = toRecord(stored);
  return {
    fields: toRecord(fields),
    gallery: Array.isArray(gallery) ? gallery.flatMap(parseItem) : null,
    hasPicture: hasPicture === true,
    keptAt: Number(keptAt) || 0,
  };
}

function parseItem(stored: unknown): StoredArrangement {
  const { id, caption, audience: storedAudience } = toRecord(stored);
  if (typeof id !== 'string' || typeof caption !== 'string') return [];
  const isKnown = storedAudience === 'page' || storedAudience === 'family';
  return [{ id, caption, ...(isKnown && { audience: storedAudience }) }];
}

function write(record: StoredRecord): boolean {
  if (Object.keys(record.edits).length > 0) return writeRecord(KEY, toStoredJson(record));
  deleteRecord(KEY);
  return true;
}
