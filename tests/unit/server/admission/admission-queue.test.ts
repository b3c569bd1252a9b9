import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdmissionQueue, RECOVERY_MS, type ReleasePlace } from '@/server/admission/admission-queue';

const LIMITS = { atOnce: 4, waiting: 6, longestWaitMs: 400, share: 1 / 2 };

let admissionQueue: AdmissionQueue;
let callers = 0;
/** Each caller is in a different network. */
const nextCaller = () => {
  callers += 1;
  return `192.0.2.${callers}`;
};
const enter = async (address = nextCaller()) => admissionQueue.enter(address);
const enterAll = (many: number, address?: string) =>
  Promise.all(Array.from({ length: many }, () => enter(address)));

beforeEach(() => {
  vi.useFakeTimers();
  admissionQueue = new AdmissionQueue(LIMITS);
});
afterEach(() => vi.useRealTimers());

describe('an admission queue', () => {
  it('admits a limited number, and refuses those who wait too long', async () => {
    expect(await enterAll(4)).not.toContain(undefined);
    const fifth = enter();
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs - 1);
    expect(admissionQueue.use).toEqual({ taken: 4, waiting: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(await fifth).toBeUndefined();
    expect(admissionQueue.use).toEqual({ taken: 4, waiting: 0 });
  });

  it('admits waiting requests in order, even just before their wait would end, while the queue is not full', async () => {
    const [first, second] = await enterAll(4);
    const waiting = [enter()];
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs - 1);
    waiting.push(enter());
    first?.();
    expect(await waiting[0]).toBeDefined();
    second?.();
    expect(await waiting[1]).toBeDefined();
  });

  it('refuses the longest-waiting request in favour of a new one when the queue is full', async () => {
    const [first] = await enterAll(4);
    const waiting = Array.from({ length: 7 }, () => enter());
    expect(await waiting[0]).toBeUndefined();
    first?.();
    expect(await waiting[1]).toBeDefined();
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    expect(await Promise.all(waiting.slice(2))).toEqual(Array(5).fill(undefined));
  });

  describe('that is overrun', () => {
    const SHORT = { ...LIMITS, overrunWaitMs: 50 };

    /**
     * Three requests come from a network that uses its whole share. They wait for nearly the maximum, and two get the
     * places that become free.
     */
    async function expectToWaitForOwnPlaces([first, second]: ReleasePlace[]) {
      const row = Array.from({ length: 3 }, () => enter('198.51.100.1'));
      await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs - 1);
      first?.();
      expect(await row[0]).toBeDefined();
      second?.();
      expect(await row[1]).toBeDefined();
    }

    it('shortens the wait until nobody has been refused for a while', async () => {
      admissionQueue = new AdmissionQueue(SHORT);
      const [first] = await enterAll(4);
      const early = [enter(), enter()];
      await vi.advanceTimersByTimeAsync(100);
      const late = Array.from({ length: 4 }, () => enter());
      expect(admissionQueue.use.waiting).toBe(6); // the queue is full, but nobody was refused
      late.push(enter()); // replaces the first
      late.push(enter()); // from now on the queue counts as overrun
      expect(await Promise.all(early)).toEqual([undefined, undefined]);
      await vi.advanceTimersByTimeAsync(SHORT.overrunWaitMs + 1);
      first?.(); // the longest-waiting request gets the place despite the shorter wait
      expect(await Promise.all(late.slice(1))).toEqual(Array(5).fill(undefined));
      expect(await late[0]).toBeDefined();
      await vi.advanceTimersByTimeAsync(RECOVERY_MS);
      const patient = [enter(), enter()];
      await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs - 1);
      patient.push(enter());
      expect(admissionQueue.use.waiting).toBe(3);
      await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
      await Promise.all(patient);
    });

    it('counts as overrun once a request has waited too long', async () => {
      admissionQueue = new AdmissionQueue(SHORT);
      await enterAll(4);
      const first = enter();
      await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
      expect(await first).toBeUndefined();
      const second = enter();
      await vi.advanceTimersByTimeAsync(SHORT.overrunWaitMs + 1);
      const third = enter();
      expect(await second).toBeUndefined();
      await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
      await third;
    });

    it('makes a network that uses its whole share wait even while places are free', async () => {
      admissionQueue = new AdmissionQueue(SHORT);
      const others = (await enterAll(2)) as ReleasePlace[]; // as: none is refused
      const own = (await enterAll(2, '198.51.100.1')) as ReleasePlace[];
      await Promise.all([enter(), vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs)]);
      for (const leave of others) leave();
      await expectToWaitForOwnPlaces(own);
    });

    it('does not count as overrun when one network waits for its own places', async () => {
      admissionQueue = new AdmissionQueue(SHORT);
      const own = (await enterAll(2, '198.51.100.1')) as ReleasePlace[]; // as: none is refused
      await expectToWaitForOwnPlaces(own);
    });
  });

  it('frees one place per request, however often it leaves', async () => {
    const [first] = await enterAll(4);
    first?.();
    first?.();
    expect(admissionQueue.use.taken).toBe(3);
    expect(await enter()).toBeDefined();
    expect(admissionQueue.use.taken).toBe(4);
  });

  it('gives one network at most half of the places and half of the queue', async () => {
    expect(await enterAll(2, '198.51.100.1')).not.toContain(undefined);
    const row = Array.from({ length: 4 }, () => enter('198.51.100.1'));
    expect(await row[3]).toBeUndefined(); // refused at once, because three wait already
    expect(admissionQueue.use).toEqual({ taken: 2, waiting: 3 });
    expect(await enterAll(2)).not.toContain(undefined);
  });

  it('reports refusals for lack of places, but not those of a network that uses its whole share', async () => {
    const onRefused = vi.fn();
    admissionQueue = new AdmissionQueue(LIMITS, onRefused);
    await enterAll(2, '198.51.100.1');
    const own = enter('198.51.100.1');
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    expect([await own, onRefused.mock.calls.length]).toEqual([undefined, 0]); // two places were free
    await enterAll(2);
    const row = Array.from({ length: 3 }, () => enter('198.51.100.1'));
    expect(await enter('198.51.100.1')).toBeUndefined();
    expect(onRefused).not.toHaveBeenCalled();
    const others = Array.from({ length: 4 }, () => enter());
    expect([await row[0], onRefused.mock.calls.length]).toEqual([undefined, 1]); // had to make room
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    expect(await Promise.all([...row, ...others])).toEqual(Array(7).fill(undefined));
    expect(onRefused).toHaveBeenCalledTimes(7);
  });

  it('never removes a waiting request in favour of a network that uses its share of the queue', async () => {
    await enterAll(4);
    const own = Array.from({ length: 3 }, () => enter('198.51.100.1'));
    const others = Array.from({ length: 3 }, () => enter());
    expect(await enter('198.51.100.1')).toBeUndefined();
    expect(admissionQueue.use.waiting).toBe(6);
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    await Promise.all([...own, ...others]);
  });

  it('admits another network while the network of the next in line uses its whole share', async () => {
    const own = (await enterAll(2, '198.51.100.1')) as ReleasePlace[]; // as: none is refused
    const others = await enterAll(2);
    const other = enter();
    const same = enter('198.51.100.1');
    others[0]?.();
    expect(await other).toBeDefined();
    own[0]?.();
    expect(await same).toBeDefined();
  });
});
