import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * After a reload, the previous page may briefly still hold the lock; only after this time another
 * tab is assumed.
 */
const PATIENCE_MS = 200;

/**
 * Ensures that only one tab of the browser has `name` open. `isHere` says whether it is this one,
 * and is null until that is known. `take` moves it to this tab; when the other tab is closed, that
 * happens automatically. `isHere` is always true if not `needed`, and where the browser has no
 * locks (plain http).
 */
export function useOnlyTab(
  name: string,
  needed: boolean,
): { isHere: boolean | null; take: () => void } {
  const [isHere, setIsHere] = useState<boolean | null>(null);
  const [takes, setTakes] = useState(0);
  const isTaking = useRef(false);
  const take = useCallback(() => {
    isTaking.current = true;
    setTakes((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of the button takes it again.
  useEffect(() => {
    const isEverywhere = !needed || !('locks' in navigator);
    setIsHere(isEverywhere || null);
    if (isEverywhere) return;
    const left = new AbortController();
    void hold(name, isTaking.current, setIsHere, left.signal);
    isTaking.current = false;
    return () => left.abort();
  }, [name, needed, takes]);
  return { isHere, take };
}

/**
 * Holds the lock until `left` is aborted, and waits for it while another tab has it; `take` steals
 * it first. Calls `onChange` with whether this tab has the lock. Never rejects: where the browser
 * refuses locks, every tab has it.
 */
export async function hold(
  name: string,
  take: boolean,
  onChange: (isHere: boolean) => void,
  left: AbortSignal,
): Promise<void> {
  let isFirst = true;
  while (!left.aborted) {
    const patience = setTimeout(() => onChange(false), PATIENCE_MS);
    const granted = () => {
      clearTimeout(patience);
      onChange(true);
      return new Promise<void>((resolve) => left.addEventListener('abort', () => resolve()));
    };
    try {
      await navigator.locks.request(
        name,
        isFirst && take ? { steal: true } : { signal: left },
        granted,
      );
    } catch (error) {
      if (left.aborted) return;
      const isTaken = error instanceof Error && error.name === 'AbortError';
      onChange(!isTaken);
      // Any other refusal is immediate and permanent: retrying would freeze the page.
      if (!isTaken) return;
    } finally {
      clearTimeout(patience);
    }
    isFirst = false;
  }
}
