import { vi } from 'vitest';

/**
 * Shortens the timeouts of calls that start from now on to a hundredth. Use it only with services that never answer,
 * because real ones might be too slow. Returns the timeouts that were requested, in milliseconds, and a function that
 * restores them.
 */
export function shortenTimeouts(): { requestedMs: number[]; undo: () => void } {
  const requestedMs: number[] = [];
  const originalTimeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    requestedMs.push(ms);
    return originalTimeout(ms / 100);
  });
  return { requestedMs, undo: () => spy.mockRestore() };
}
