import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALM_MS, Gate, type Leave } from '@/server/admission/gate';

const LIMITS = { atOnce: 4, waiting: 6, longestWaitMs: 400, share: 1 / 2 };

let gate: Gate;
let callers = 0;
/** Each from a network of its own. */
const nextCaller = () => {
  callers += 1;
  return `192.0.2.${callers}`;
};
const enter = async (address = nextCaller()) => gate.enter(address);
const enterAll = (many: number, address?: string) =>
  Promise.all(Array.from({ length: many }, () => enter(address)));

beforeEach(() => {
  vi.useFakeTimers();
  gate = new Gate(LIMITS);
});
afterEach(() => vi.useRealTimers());

describe('a gate', () => {
  it('lets in so many, and refuses those who wait for too long', async () => {
    expect(await enterAll(4)).not.toContain(undefined);
    const fifth = enter();
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs - 1);
    expect(gate.use).toEqual({ taken: 4, waiting: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(await fifth).toBeUndefined();
    expect(gate.use).toEqual({ taken: 4, waiting: 0 });
  });

  it('lets them in as they came, however long they wait, as long as the row is not full', async () => {
    const [first, second] = await enterAll(4);
    const waiting = [enter()];
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs - 1);
    waiting.push(enter());
    first?.();
    expect(await waiting[0]).toBeDefined();
    second?.();
    expect(await waiting[1]).toBeDefined();
  });

  it('refuses who has waited longest for a newcomer when the row is full', async () => {
    const [first] = await enterAll(4);
    const waiting = Array.from({ length: 7 }, () => enter());
    expect(await waiting[0]).toBeUndefined();
    first?.();
    expect(await waiting[1]).toBeDefined();
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    expect(await Promise.all(waiting.slice(2))).toEqual(Array(5).fill(undefined));
  });

  describe('that could not let in everybody', () => {
    const SHORT = { ...LIMITS, overrunWaitMs: 50 };

    /** Three more come from a network that has all its places. They wait nearly as long as anybody may; two get the places that are left. */
    async function expectToWaitForOwn([first, second]: Leave[]) {
      const row = Array.from({ length: 3 }, () => enter('198.51.100.1'));
      await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs - 1);
      first?.();
      expect(await row[0]).toBeDefined();
      second?.();
      expect(await row[1]).toBeDefined();
    }

    it('lets nobody wait for long, until nobody was refused for a while', async () => {
      gate = new Gate(SHORT);
      const [first] = await enterAll(4);
      const early = [enter(), enter()];
      await vi.advanceTimersByTimeAsync(100);
      const late = Array.from({ length: 4 }, () => enter());
      expect(gate.use.waiting).toBe(6); // a full row, and nobody too many
      late.push(enter()); // in the place of the first
      late.push(enter()); // and now they know that there are too many
      expect(await Promise.all(early)).toEqual([undefined, undefined]);
      await vi.advanceTimersByTimeAsync(SHORT.overrunWaitMs + 1);
      first?.(); // who has waited longest has the place, and hears nothing of that
      expect(await Promise.all(late.slice(1))).toEqual(Array(5).fill(undefined));
      expect(await late[0]).toBeDefined();
      await vi.advanceTimersByTimeAsync(CALM_MS);
      const patient = [enter(), enter()];
      await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs - 1);
      patient.push(enter());
      expect(gate.use.waiting).toBe(3);
      await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
      await Promise.all(patient);
    });

    it('is one where somebody has waited for too long, too', async () => {
      gate = new Gate(SHORT);
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

    it('lets those wait who have their share, while places are free', async () => {
      gate = new Gate(SHORT);
      const others = (await enterAll(2)) as Leave[]; // none is refused
      const own = (await enterAll(2, '198.51.100.1')) as Leave[];
      await Promise.all([enter(), vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs)]);
      for (const leave of others) leave();
      await expectToWaitForOwn(own);
    });

    it('is none where one network waits for its own places', async () => {
      gate = new Gate(SHORT);
      const own = (await enterAll(2, '198.51.100.1')) as Leave[]; // none is refused
      await expectToWaitForOwn(own);
    });
  });

  it('has one place more for each turn that ends, however often that is said', async () => {
    const [first] = await enterAll(4);
    first?.();
    first?.();
    expect(gate.use.taken).toBe(3);
    expect(await enter()).toBeDefined();
    expect(gate.use.taken).toBe(4);
  });

  it('gives one network half of its places and half of the row, and the rest to others', async () => {
    expect(await enterAll(2, '198.51.100.1')).not.toContain(undefined);
    const row = Array.from({ length: 4 }, () => enter('198.51.100.1'));
    expect(await row[3]).toBeUndefined(); // at once: three wait
    expect(gate.use).toEqual({ taken: 2, waiting: 3 });
    expect(await enterAll(2)).not.toContain(undefined);
  });

  it('tells of each that was refused for lack of places, and of none whose network has its share', async () => {
    const told = vi.fn();
    gate = new Gate(LIMITS, told);
    await enterAll(2, '198.51.100.1');
    const own = enter('198.51.100.1');
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    expect([await own, told.mock.calls.length]).toEqual([undefined, 0]); // two places were free
    await enterAll(2);
    const row = Array.from({ length: 3 }, () => enter('198.51.100.1'));
    expect(await enter('198.51.100.1')).toBeUndefined();
    expect(told).not.toHaveBeenCalled();
    const others = Array.from({ length: 4 }, () => enter());
    expect([await row[0], told.mock.calls.length]).toEqual([undefined, 1]); // made room
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    expect(await Promise.all([...row, ...others])).toEqual(Array(7).fill(undefined));
    expect(told).toHaveBeenCalledTimes(7);
  });

  it('takes nobody out of the row for one whose network has its share of it', async () => {
    await enterAll(4);
    const own = Array.from({ length: 3 }, () => enter('198.51.100.1'));
    const others = Array.from({ length: 3 }, () => enter());
    expect(await enter('198.51.100.1')).toBeUndefined();
    expect(gate.use.waiting).toBe(6);
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    await Promise.all([...own, ...others]);
  });

  it('lets in somebody else while the network of who is next has its share', async () => {
    const own = (await enterAll(2, '198.51.100.1')) as Leave[]; // none is refused
    const others = await enterAll(2);
    const other = enter();
    const same = enter('198.51.100.1');
    others[0]?.();
    expect(await other).toBeDefined();
    own[0]?.();
    expect(await same).toBeDefined();
  });
});
