import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BACKGROUND_PRIORITY, runInMediaSlot, type SlotKind } from '@/lib/media/media-slots';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Starts work that runs until the test ends it. */
function begin(kind: SlotKind) {
  let end: () => void = () => undefined;
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const done = runInMediaSlot(kind, work);
  return { work, done, end: () => end() };
}

describe('runInMediaSlot', () => {
  it('starts a picture while videos and cards use all their slots', async () => {
    const busy = (['video', 'video', 'card', 'card'] as const).map(begin);
    await expect(runInMediaSlot('picture', async () => 'made')).resolves.toBe('made');
    for (const { done, end } of busy) {
      await vi.advanceTimersByTimeAsync(0);
      end();
      await done;
    }
  });

  it('opens one picture at a time, in the order of the calls', async () => {
    const [first, second, third] = Array.from({ length: 3 }, () => begin('picture'));
    await vi.advanceTimersByTimeAsync(0);
    expect(first?.work).toHaveBeenCalled();
    expect(second?.work).not.toHaveBeenCalled();
    first?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(second?.work).toHaveBeenCalled();
    expect(third?.work).not.toHaveBeenCalled();
    second?.end();
    await vi.advanceTimersByTimeAsync(0);
    third?.end();
    await Promise.all([first, second, third].map((one) => one?.done));
  });

  it('starts background work, which nobody waits for, after all other work', async () => {
    const busy = begin('picture');
    const background = vi.fn(async () => undefined);
    const backgroundDone = runInMediaSlot('picture', background, { priority: BACKGROUND_PRIORITY });
    const urgent = begin('picture');
    busy.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(urgent.work).toHaveBeenCalled();
    expect(background).not.toHaveBeenCalled();
    urgent.end();
    await backgroundDone;
    expect(background).toHaveBeenCalled();
  });

  it.each([
    ['card', 5_000],
    ['picture', 20_000],
    ['video', 120_000],
    ['encoding', 120_000],
  ] as const)(
    'refuses a %s after it waited %i ms, and frees its place in the queue',
    async (kind, waitMs) => {
      const holder = begin(kind);
      await vi.advanceTimersByTimeAsync(0);
      const refusal = runInMediaSlot(kind, async () => 'made').catch((error) => error);
      await vi.advanceTimersByTimeAsync(waitMs - 1);
      const inTime = runInMediaSlot(kind, async () => 'made');
      await vi.advanceTimersByTimeAsync(1);
      expect(await refusal).toMatchObject({ code: 'busy', details: { remainingTime: 10 } });
      holder.end();
      await expect(inTime).resolves.toBe('made');
    },
  );

  it('releases the slot when the work fails', async () => {
    for (let time = 0; time < 3; time++)
      await expect(runInMediaSlot('card', () => Promise.reject(new Error('no')))).rejects.toThrow(
        'no',
      );
    await expect(runInMediaSlot('card', async () => 'made')).resolves.toBe('made');
  });
});
