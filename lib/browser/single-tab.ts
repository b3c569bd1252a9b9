import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * After a reload, the previous page may still hold the lock briefly. Only after this time do we assume
 * that another tab has it.
 */
const TAKEN_AFTER_MS = 200;

/**
 * Ensures that only one tab of the browser has `name` open. `isHere` says whether it is this one,
 * and is null until that is known. `take` moves it to this tab; when the other tab is closed, that
 * happens automatically. `isHere` is always true if not `isNeeded`, and where the browser has no
 * locks (plain http).
 */
export function useSingleTab(
  name: string,
  isNeeded: boolean,
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
    const needsNoLock = !isNeeded || !('locks' in navigator);
    setIsHere(needsNoLock || null);
    if (needsNoLock) return;
    const leaving = new AbortController();
    void holdTabLock(name, isTaking.current, setIsHere, leaving.signal);
    isTaking.current = false;
    return () => leaving.abort();
  }, [name, isNeeded, takes]);
  return { isHere, take };
}

/**
 * Holds the lock until `leaving` is aborted, and waits for it while another tab has it; if `take` is true, the first
 * request steals it instead of waiting. Calls `onChange` with whether this tab has the lock. A slow answer of the
 * browser says nothing about other tabs, so `onChange` is not called until there is one. Never rejects: where the
 * browser refuses locks, every tab counts as having it.
 */
export async function holdTabLock(
  name: string,
  take: boolean,
  onChange: (isHere: boolean) => void,
  leaving: AbortSignal,
): Promise<void> {
  let takenTimer: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = () => clearTimeout(takenTimer);
  leaving.addEventListener('abort', stopTimer);
  const onAnswer = (lock: Lock | null) => {
    stopTimer();
    if (leaving.aborted) return;
    if (!lock) {
      takenTimer = setTimeout(() => onChange(false), TAKEN_AFTER_MS);
      return;
    }
    onChange(true);
    return new Promise<void>((resolve) => leaving.addEventListener('abort', () => resolve()));
  };
  let options: LockOptions = take ? { steal: true } : { ifAvailable: true };
  while (!leaving.aborted) {
    try {
      await navigator.locks.request(name, options, onAnswer);
    } catch (error) {
      stopTimer();
      if (leaving.aborted) return;
      const wasStolen = error instanceof Error && error.name === 'AbortError';
      onChange(!wasStolen);
      // Any other refusal is immediate and permanent: retrying would freeze the page.
      if (!wasStolen) return;
    }
    options = { signal: leaving };
  }
}
