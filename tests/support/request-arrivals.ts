import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, onTestFinished, vi } from 'vitest';
import { PATIENCE } from './patience';

/**
 * Counts the requests that reach any server of this process, until the test ends.
 * @returns waits until that many have arrived since the call
 */
export function countArrivals(): (count: number) => Promise<void> {
  const arrived = vi.fn();
  subscribe('http.server.request.start', arrived);
  onTestFinished(() => void unsubscribe('http.server.request.start', arrived));
  return (count) =>
    vi.waitFor(
      () => expect(arrived.mock.calls.length, 'arrived').toBeGreaterThanOrEqual(count),
      PATIENCE,
    );
}
