import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Admission } from '@/server/admission';

const LIMITS = {
  reads: 2,
  waiting: 3,
  longestWaitMs: 400,
  writes: 4,
  writesOfCaller: 2,
  notices: 3,
};

const request = (method: string, url: string, caller = '192.0.2.1') =>
  ({ method, url, headers: { 'x-client-address': caller } }) as unknown as IncomingMessage; // it reads these alone

let admission: Admission;
const read = () => admission.enter(request('GET', '/find-memorials?name=a'));
const write = (caller?: string) => admission.enter(request('POST', '/api/contact', caller));
const notice = () => admission.enter(request('POST', '/api/payments/webhook/paystack'));

beforeEach(() => {
  vi.useFakeTimers();
  admission = new Admission(LIMITS);
});
afterEach(() => vi.useRealTimers());

describe('reads', () => {
  it('are let in up to their limit, and again once one has left', async () => {
    const [first] = [await read(), await read()];
    const third = read();
    first?.();
    expect(await third).toBeDefined();
  });

  it('wait for a moment, and are refused after it', async () => {
    await Promise.all([read(), read()]);
    const third = read();
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    expect(await third).toBeUndefined();
  });

  it('that came last are let in first, and who has waited longest makes room for a newcomer', async () => {
    const [first] = [await read(), await read()];
    const waiting = Array.from({ length: LIMITS.waiting + 1 }, () => read());
    expect(await waiting[0]).toBeUndefined();
    first?.();
    expect(await waiting.at(-1)).toBeDefined();
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    expect(await Promise.all(waiting.slice(0, -1))).toEqual([undefined, undefined, undefined]);
  });

  it('leave once, however often they say so', async () => {
    const [first] = [await read(), await read()];
    first?.();
    first?.();
    await read();
    const fourth = read();
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    expect(await fourth).toBeUndefined();
  });

  it('hold no place of files of the release, nor of the page that says that there is none', async () => {
    await Promise.all([read(), read()]);
    for (const path of ['/_next/static/chunks/a.js', '/fr/unavailable/busy'])
      expect(await admission.enter(request('GET', path))).toBeDefined();
  });
});

describe('writes', () => {
  it('are bounded for each caller and for all, and hold no place of a read', async () => {
    const own = [await write(), await write(), await write()];
    expect(own.map(Boolean)).toEqual([true, true, false]);
    const others = [await write('b'), await write('c'), await write('d')];
    expect(others.map(Boolean)).toEqual([true, true, false]);
    expect(await read()).toBeDefined();
    own[0]?.();
    expect(await write()).toBeDefined();
  });
});

describe('notices of payment providers', () => {
  it('are let in while all else is refused, up to a bound of their own', async () => {
    await Promise.all([read(), read(), write('a'), write('b'), write('c'), write('d')]);
    expect(await write('e')).toBeUndefined();
    const notices = [await notice(), await notice(), await notice(), await notice()];
    expect(notices.map(Boolean)).toEqual([true, true, true, false]);
    notices[0]?.();
    expect(await notice()).toBeDefined();
  });
});
