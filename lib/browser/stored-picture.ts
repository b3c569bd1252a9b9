const DATABASE = 'memorialFormPicture';

type Library = typeof import('idb-keyval');
type OpenDatabase = { library: Library; store: ReturnType<Library['createStore']> };
let opened: Promise<OpenDatabase> | null = null;

/**
 * Returns a stored portrait, or null. The id is the user's for a picture chosen in the creation form, the draft's for a
 * picture saved with a draft, or one that stored-edits.ts composes.
 */
export async function readStoredPicture(id: string): Promise<File | null> {
  const stored = await attempt(({ library, store }) => library.get<unknown>(id, store));
  return stored instanceof File ? stored : null;
}

/** Stores a portrait; null deletes it. Returns whether that succeeded. */
export async function writeStoredPicture(id: string, picture: File | null): Promise<boolean> {
  const done = await attempt(async ({ library, store }) => {
    await (picture ? library.set(id, picture, store) : library.del(id, store));
    return true;
  });
  return done ?? false;
}

/**
 * Deletes all portraits without waiting, because the page is often left right after this call. A database that is not
 * open is deleted as a whole. An open connection would block that, so an open database is emptied and the transaction
 * is committed explicitly: leaving the page would roll back an uncommitted one.
 */
export function deleteStoredPictures(): void {
  if (opened)
    void attempt(({ store }) =>
      store('readwrite', (pictures) => {
        pictures.clear();
        pictures.transaction.commit();
      }),
    );
  else if (typeof indexedDB !== 'undefined') deleteDatabase();
}

function deleteDatabase(): void {
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // a browser that refuses storage has stored nothing
  }
}

/** Returns null if storage is refused or full: the form works without it. */
async function attempt<T>(work: (opened: OpenDatabase) => Promise<T>): Promise<T | null> {
  try {
    opened ??= open();
    return await work(await opened);
  } catch {
    return null;
  }
}

async function open(): Promise<OpenDatabase> {
  const library = await import('idb-keyval');
  return { library, store: library.createStore(DATABASE, 'pictures') };
}
