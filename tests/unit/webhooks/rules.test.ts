import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/platform/durations';
import { deliveryState, FAILING_DAYS, hasFailedForLong, retryAt } from '@/lib/webhooks/rules';

const now = new Date('2026-11-26T12:00:00Z');
const delayAfter = (attempts: number) => {
  const at = retryAt(attempts, now);
  return at && at.getTime() - now.getTime();
};

describe('a delivery that failed', () => {
  it.each([
    [1, 5_000],
    [2, 5 * MINUTE_MS],
    [3, 30 * MINUTE_MS],
    [4, 2 * HOUR_MS],
    [5, 5 * HOUR_MS],
    [6, 10 * HOUR_MS],
    [7, 14 * HOUR_MS],
    [8, 20 * HOUR_MS],
    [9, 24 * HOUR_MS],
    [10, null],
    [11, null],
  ])('for the %ith time is repeated %s ms later', (attempts, expected) => {
    expect(delayAfter(attempts)).toBe(expected);
  });

  it('is delivered, waiting or given up', () => {
    expect(deliveryState({ deliveredAt: now, nextAt: null })).toBe('delivered');
    expect(deliveryState({ deliveredAt: null, nextAt: now })).toBe('waiting');
    expect(deliveryState({ deliveredAt: null, nextAt: null })).toBe('given_up');
  });
});

it('an endpoint counts as failing for long after five days', () => {
  const since = (ms: number) => hasFailedForLong(new Date(now.getTime() - ms), now);
  expect(since(FAILING_DAYS * DAY_MS)).toBe(true);
  expect(since(FAILING_DAYS * DAY_MS - 1)).toBe(false);
});
