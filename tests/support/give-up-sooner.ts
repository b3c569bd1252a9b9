import { vi } from 'vitest';

/**
 * Makes calls that begin from now on give up after a hundredth of their time. For services that never answer: one that
 * does might be too slow for it. Returns the times, in milliseconds, that calls asked for, and what undoes this.
 */
export function giveUpSooner(): { asked: number[]; undo: () => void } {
  const asked: number[] = [];
  const usual = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    asked.push(ms);
    return usual(ms / 100);
  });
  return { asked, undo: () => spy.mockRestore() };
}
