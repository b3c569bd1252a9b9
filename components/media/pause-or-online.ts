/**
 * Resolves after `ms`, but as soon as the browser is online again, and never while it is offline; also when `signal` is
 * aborted.
 */
export function pauseOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(() => navigator.onLine && end(), ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
