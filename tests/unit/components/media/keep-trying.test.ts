import { describe, expect, it, vi } from 'vitest';
import { keepTrying, PAUSES_MS } from '@/components/media/keep-trying';
import { pauseOrOnline } from '@/components/media/pause-or-online';
import { ApiError } from '@/lib/browser/api';

const LOST = new ApiError(0, 'lost');

/** Answers with each error in turn, then with success. Returns what happened. */
async function run(errors: ApiError[], options: { furtherAt?: number; abortAt?: number } = {}) {
  const controller = new AbortController();
  const pauses: number[] = [];
  const paused: boolean[] = [];
  let attempts = 0;
  const result = await keepTrying(
    async (gotFurther) => {
      const error = errors[attempts++];
      if (attempts === options.furtherAt) gotFurther();
      if (error) throw error;
      return 'added';
    },
    {
      signal: controller.signal,
      onPause: (isPaused) => paused.push(isPaused),
      pause: async (ms) => {
        pauses.push(ms);
        if (pauses.length === options.abortAt) controller.abort();
      },
    },
  ).catch((error: unknown) => error);
  return { result, attempts, pauses, paused };
}

describe('keepTrying', () => {
  it('waits longer after each failure', async () => {
    const { result, pauses, paused } = await run([LOST, LOST, LOST]);
    expect([result, pauses]).toEqual(['added', PAUSES_MS.slice(0, 3)]);
    expect(paused).toEqual([true, false, true, false, true, false]);
  });

  it('gives up in the end', async () => {
    const { result, attempts } = await run(Array(20).fill(LOST));
    expect([result, attempts]).toEqual([LOST, PAUSES_MS.length + 1]);
  });

  it('begins with short pauses again once an attempt has got further', async () => {
    const { pauses } = await run([LOST, LOST, LOST], { furtherAt: 3 });
    expect(pauses).toEqual([PAUSES_MS[0], PAUSES_MS[1], PAUSES_MS[0]]);
  });

  it.each([400, 401, 403, 404, 409, 413, 415, 429, 500, 507])(
    'does not repeat a %i',
    async (status) => {
      expect((await run([new ApiError(status, '')])).attempts).toBe(1);
    },
  );

  it.each([0, 408, 502, 503, 504])('repeats after a %i', async (status) => {
    expect((await run([new ApiError(status, '')])).result).toBe('added');
  });

  it('goes on after a conflict that says how much has arrived', async () => {
    expect((await run([new ApiError(409, '', { receivedBytes: 5 })])).result).toBe('added');
  });

  it('waits as long as a busy server asks, within reason', async () => {
    const busy = (remainingTime: number) => new ApiError(503, '', { remainingTime });
    const { pauses, paused } = await run([busy(10), busy(9999)]);
    expect(pauses).toEqual([10_000, 60_000]);
    expect(paused).not.toContain(true); // it is no interruption
  });

  it('does not repeat what was cancelled during a pause', async () => {
    expect((await run([LOST, LOST], { abortAt: 1 })).attempts).toBe(1);
  });
});

describe('pauseOrOnline', () => {
  function setUp(onLine: boolean) {
    vi.useFakeTimers();
    const state = { onLine };
    const events = new EventTarget();
    vi.stubGlobal('navigator', state);
    vi.stubGlobal('window', events);
    const controller = new AbortController();
    let isOver = false;
    const pause = pauseOrOnline(1000, controller.signal).then(() => {
      isOver = true;
    });
    const passed = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return isOver;
    };
    return { events, controller, passed, pause };
  }

  it('ends after the time', async () => {
    const { passed } = setUp(true);
    expect([await passed(999), await passed(1)]).toEqual([false, true]);
  });

  it('ends as soon as the browser is online again, and not before', async () => {
    const { events, passed } = setUp(false);
    expect(await passed(1_000_000)).toBe(false);
    events.dispatchEvent(new Event('online'));
    expect(await passed(0)).toBe(true);
  });

  it('ends when it is cancelled', async () => {
    const { controller, passed } = setUp(false);
    controller.abort();
    expect(await passed(0)).toBe(true);
  });
});
