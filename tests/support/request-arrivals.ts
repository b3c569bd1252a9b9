import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, onTestFinished, vi } from 'vitest';
import { PATIENCE } from './patience';

/**
 * Counts the requests that reach any server of this process, until the test ends.
 * @returns a function that waits until this many requests have arrived since `countArrivals` was called
 */
export function countArrivals(): (count: number) => Promise<void> {
  const onArrival = vi.fn();
  subscribe('http.server.request.start', onArrival);
  onTestFinished(() => void unsubscribe('http.server.request.start', onArrival));
  return (count) =>
    vi.waitFor(
      () => expect(onArrival.mock.calls.length, 'arrived').toBeGreaterThanOrEqual(count),
      PATIENCE,
    );
}
