const DATABASE = 'memorialFormPicture';

/** The portrait that waits for its form; `draftId` names the server's draft that has it already. */
export type StoredPicture = { file: File; draftId: string | null };

type Library = typeof import('idb-keyval');
type Opened = { library: Library; store: ReturnType<Library['createStore']> };
let opened: Promise<Opened> | null = null;

/** The portrait that this person chose before a reload, a login or a closed tab. */
export async function readStoredPicture(userId: string): Promise<StoredPicture | null> {
  const kept = await attempt(({ library, store }) => library.get<unknown>(userId, store));
  return isStoredPicture(kept) ? kept : null;
}

/** Keeps the portrait; null forgets it. */
export async function storePicture(userId: string, picture: StoredPicture | null): Promise<void> {
  await attempt(({ library, store }) =>
    picture ? library.set(userId, picture, store) : library.del(userId, store),
  );
}

/**
 * Forgets everybody's portrait. Pages often leave right after: what has no database open yet asks for its
 * end in this very stroke, and an open one would hold that up, so it is emptied.
 */
export function forgetStoredPictures(): void {
  if (opened) void attempt(({ library, store }) => library.clear(store));
  else if (typeof indexedDB !== 'undefined') deleteDatabase();
}

function deleteDatabase(): void {
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // a browser that refuses its storage has kept nothing
  }
}

/** A browser may refuse its storage, or have no room: the form works without it. */
async function attempt<T>(work: (opened: Opened) => Promise<T>): Promise<T | null> {
  try {
    opened ??= open();
    return await work(await opened);
  } catch {
    return null;
  }
}

async function open(): Promise<Opened> {
  const library = await import('idb-keyval');
  return { library, store: library.createStore(DATABASE, 'pictures') };
}

function isStoredPicture(kept: unknown): kept is StoredPicture {
  return typeof kept === 'object' && kept !== null && 'file' in kept && kept.file instanceof File;
}
