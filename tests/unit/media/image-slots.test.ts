import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inImageSlot, type SlotKind } from '@/lib/media/image-slots';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that runs until the test ends it. */
function begin(kind: SlotKind) {
  let end: () => void = () => undefined;
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const done = inImageSlot(kind, work);
  return { work, done, end: () => end() };
}

describe('inImageSlot', () => {
  it('lets a picture begin while videos and cards hold all of theirs', async () => {
    const busy = (['video', 'video', 'card', 'card'] as const).map(begin);
    await expect(inImageSlot('picture', async () => 'made')).resolves.toBe('made');
    for (const { done, end } of busy) {
      await vi.advanceTimersByTimeAsync(0);
      end();
      await done;
    }
  });

  it('runs few at once, and the others in the order of their calls', async () => {
    const [first, second, third, fourth] = Array.from({ length: 4 }, () => begin('picture'));
    await vi.advanceTimersByTimeAsync(0);
    expect(second?.work).toHaveBeenCalled();
    expect(third?.work).not.toHaveBeenCalled();
    first?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(third?.work).toHaveBeenCalled();
    expect(fourth?.work).not.toHaveBeenCalled();
    second?.end();
    third?.end();
    await vi.advanceTimersByTimeAsync(0);
    fourth?.end();
    await Promise.all([first, second, third, fourth].map((one) => one?.done));
  });

  it.each([
    ['card', 5_000],
    ['picture', 20_000],
    ['video', 120_000],
  ] as const)('refuses a %s that waited %i ms, and forgets that it came', async (kind, waitMs) => {
    const holders = Array.from({ length: kind === 'picture' ? 2 : 1 }, () => begin(kind));
    await vi.advanceTimersByTimeAsync(0);
    const late = inImageSlot(kind, async () => 'made').catch((error) => error);
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    const inTime = inImageSlot(kind, async () => 'made');
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toMatchObject({ code: 'unavailable', details: { remainingTime: 10 } });
    for (const { end } of holders) end();
    await expect(inTime).resolves.toBe('made');
  });

  it('releases the slot when the work fails', async () => {
    for (let time = 0; time < 3; time++)
      await expect(inImageSlot('card', () => Promise.reject(new Error('no')))).rejects.toThrow(
        'no',
      );
    await expect(inImageSlot('card', async () => 'made')).resolves.toBe('made');
  });
});
