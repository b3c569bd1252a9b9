/** The specification's storage key for a tribute that is not paid yet (product.md 3, "Session / user"). */
const KEY = 'flowerTributeData';

/**
 * A tribute as entered; `amount` in the major unit of the currency for flowers, for example
 * dollars.
 */
export type StoredTribute = {
  memorialId: string;
  amount: number;
  message: string;
  isAnonymous: boolean;
};

/**
 * Stores a tribute across a login, a payment page or a reload. The server has its own copy and
 * ignores this one.
 */
export function storeTribute(tribute: StoredTribute): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tribute));
  } catch {
    // storage is full or refused: the tribute still works, but does not survive a login
  }
}

/** The stored tribute for this memorial, or null. */
export function readStoredTribute(memorialId: string): StoredTribute | null {
  const tribute = read();
  return tribute?.memorialId === memorialId ? tribute : null;
}

/** Deletes the tribute for a memorial after its payment. Keeps one for another memorial. */
export function deleteStoredTribute(memorialId: string): void {
  if (!readStoredTribute(memorialId)) return;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // the browser refuses storage, so nothing is stored
  }
}

function read(): StoredTribute | null {
  try {
    const fields = new Map(Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}')));
    const [memorialId, amount] = [fields.get('memorialId'), fields.get('amount')];
    const message = fields.get('message');
    if (typeof memorialId !== 'string' || typeof amount !== 'number') return null;
    if (typeof message !== 'string') return null;
    return { memorialId, amount, message, isAnonymous: fields.get('isAnonymous') === true };
  } catch {
    return null;
  }
}
