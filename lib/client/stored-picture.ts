const DATABASE = 'memorialFormPicture';

type Library = typeof import('idb-keyval');
type Opened = { library: Library; store: ReturnType<Library['createStore']> };
let opened: Promise<Opened> | null = null;

/** The portrait kept under an id: a person's, for what they chose in the form, or a draft's, for what was saved with it. */
export async function readStoredPicture(id: string): Promise<File | null> {
  const kept = await attempt(({ library, store }) => library.get<unknown>(id, store));
  return kept instanceof File ? kept : null;
}

/** Keeps a portrait under such an id; null forgets it. */
export async function storePicture(id: string, picture: File | null): Promise<void> {
  await attempt(({ library, store }) =>
    picture ? library.set(id, picture, store) : library.del(id, store),
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
