/** The spec's name for a tribute that waits for its payment (spec 3, "Session / user"). */
const KEY = 'flowerTributeData';

/** What somebody chose and typed; `amount` in US dollars. */
export type StoredTribute = {
  memorialId: string;
  amount: number;
  message: string;
  isAnonymous: boolean;
};

/** Keeps a tribute over a login, a payment page or a reload. The server decides by its own copy. */
export function storeTribute(tribute: StoredTribute): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tribute));
  } catch {
    // no room or no storage: the tribute still works, it only does not survive a login
  }
}

/** What was typed for this memorial; null for nothing, for another memorial, or for text that is not ours. */
export function readStoredTribute(memorialId: string): StoredTribute | null {
  const tribute = read();
  return tribute?.memorialId === memorialId ? tribute : null;
}

/** After its payment. A tribute begun for another memorial meanwhile stays. */
export function forgetTributeFor(memorialId: string): void {
  if (readStoredTribute(memorialId)) forgetStoredTribute();
}

/** At logout: the next person here must not read it. */
export function forgetStoredTribute(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was stored then
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
