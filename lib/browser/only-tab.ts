import { useCallback, useEffect, useRef, useState } from 'react';

/** A reload may still hold what the page before it held: so long nothing is said about another tab. */
const PATIENCE_MS = 200;

/**
 * Whether this tab is the only one of the browser that has `name` open; null until that is known. `take` moves it
 * here, and the other tab is told; when the other tab is closed, it comes here by itself. Where the browser has no
 * locks (plain http) every tab has it, and while it is not `needed`.
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
 * Holds the lock until `left`, and waits for it whenever another tab has it; with `take`, takes it first. Reports
 * to `onChange` whether this tab has it. Never throws: where the browser refuses locks, every tab has it.
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
      // Any other refusal comes at once and again: asking for ever would freeze the page.
      if (!isTaken) return;
    } finally {
      clearTimeout(patience);
    }
    isFirst = false;
  }
}
