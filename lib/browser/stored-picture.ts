const DATABASE = 'memorialFormPicture';

type Library = typeof import('idb-keyval');
type Opened = { library: Library; store: ReturnType<Library['createStore']> };
let opened: Promise<Opened> | null = null;

/**
 * Returns a stored portrait, or null. The id is a user's for the picture chosen in the creation
 * form, a draft's for the one saved with it, or one of stored-edits.ts.
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
 * Deletes all portraits. The page is often left right after this call: a database that is not open
 * is deleted synchronously. An open connection would block that, so an open database is emptied and
 * committed explicitly, as an uncommitted transaction would be rolled back when the page is left.
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
