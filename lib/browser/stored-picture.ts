const DATABASE = 'memorialFormPicture';

type Library = typeof import('idb-keyval');
type Opened = { library: Library; store: ReturnType<Library['createStore']> };
let opened: Promise<Opened> | null = null;

/**
 * The portrait stored under an id: a user's for the picture chosen in the form, or a draft's for the one
 * saved with it. Returns null if there is none.
 */
export async function readStoredPicture(id: string): Promise<File | null> {
  const kept = await attempt(({ library, store }) => library.get<unknown>(id, store));
  return kept instanceof File ? kept : null;
}

/** Stores a portrait under such an id; null deletes it. Returns whether the browser could. */
export async function storePicture(id: string, picture: File | null): Promise<boolean> {
  const done = await attempt(async ({ library, store }) => {
    await (picture ? library.set(id, picture, store) : library.del(id, store));
    return true;
  });
  return done ?? false;
}

/**
 * Deletes all portraits. Pages are often left right after this call: a database that is not open is
 * deleted synchronously; an open connection would block that, so an open database is emptied instead, and
 * committed at once: what is not committed when the page is left stays undone.
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

/** Returns null if the browser refuses storage or it is full: the form works without it. */
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
