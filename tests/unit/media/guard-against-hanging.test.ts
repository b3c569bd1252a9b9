import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  guardAgainstHanging,
  MAX_IDLE_TICKS,
  TICK_MS,
} from '@/components/media/guard-against-hanging';

const IDLE_MS = MAX_IDLE_TICKS * TICK_MS;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts work that ends when the test says so. */
function setUp() {
  const controller = new AbortController();
  const reported: number[] = [];
  const work = Promise.withResolvers<string>();
  let report: (progress: number) => void = () => undefined;
  let isStopped = () => false;
  let ending = 'none';
  void guardAgainstHanging(
    (onProgress, signal) => {
      report = onProgress;
      isStopped = () => signal.aborted;
      return work.promise;
    },
    (progress) => reported.push(progress),
    controller.signal,
  )
    .then((result) => result, String)
    .then((text) => {
      ending = text;
    });
  const endingAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return ending;
  };
  return {
    controller,
    work,
    reported,
    report: (at: number) => report(at),
    isStopped: () => isStopped(),
    endingAfter,
  };
}

describe('guarded work', () => {
  it('returns what it makes, and reports its progress', async () => {
    const { work, report, reported, isStopped, endingAfter } = setUp();
    report(0.5);
    work.resolve('made');
    expect([await endingAfter(0), reported, isStopped()]).toEqual(['made', [0.5], false]);
  });

  it('is given up if nothing moves, and told so', async () => {
    const { isStopped, endingAfter } = setUp();
    expect(await endingAfter(IDLE_MS)).toBe('none');
    expect(await endingAfter(TICK_MS)).toBe('Error: The work hangs');
    expect(isStopped()).toBe(true);
  });

  it('may take as long as it likes while it moves', async () => {
    const { work, report, endingAfter } = setUp();
    for (const at of [0.1, 0.2, 0.3]) {
      expect(await endingAfter(IDLE_MS)).toBe('none');
      report(at);
    }
    work.resolve('made');
    expect(await endingAfter(0)).toBe('made');
  });

  it('ends at once when it is cancelled, although it never settles, and reports no more', async () => {
    const { controller, report, reported, isStopped, endingAfter } = setUp();
    controller.abort();
    expect(await endingAfter(0)).toBe('Error: The work was cancelled');
    report(0.9);
    expect([isStopped(), reported]).toEqual([true, []]);
  });

  it('fails as the work does', async () => {
    const { work, endingAfter } = setUp();
    work.reject(new Error('No codec'));
    expect(await endingAfter(0)).toBe('Error: No codec');
  });
});
