import { describe, expect, it } from 'vitest';
import { crowdedServer, fromNetwork, reads, waitUntilTrue } from '../../support/crowded-server';
import { countArrivals } from '../../support/request-arrivals';
import { page } from '../../support/shared-server';

const { handle, ask, places, hold, read, askedFor, taken, fillReads } = crowdedServer();

describe('a page that many wait for', () => {
  it('is refused for all of them at once, without being rendered', async () => {
    const open = hold();
    const crowd = await fillReads();
    const waiting = Array.from({ length: 50 }, (_, at) =>
      ask('/memorial/a', {}, 'GET', fromNetwork(1 + (at % 2))),
    );
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(
      new Set([503]),
    );
    expect(askedFor('/memorial/a')).toHaveLength(0);
    open();
    await Promise.all(crowd);
  });

  it('is requested once if it fails', async () => {
    const arrived = countArrivals();
    handle.mockImplementation(async (_, response) => {
      await arrived(20);
      response.statusCode = 500;
      response.end('no');
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => ask('/memorial/a')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([500]));
    expect(askedFor('/memorial/a')).toHaveLength(1);
  });

  it('is still sent to others when a network uses its whole share', async () => {
    const open = hold((url) => url.startsWith('/api/'));
    const greedy = Array.from({ length: reads.atOnce / 2 + reads.waiting / 2 - 1 }, (_, at) =>
      read(at, 1),
    );
    await waitUntilTrue(() => places().get('reads')?.waiting === reads.waiting / 2 - 1);
    const first = ask('/memorial/a', {}, 'GET', fromNetwork(1)); // waits until it is refused
    await waitUntilTrue(() => places().get('reads')?.waiting === reads.waiting / 2);
    const joined = ask('/memorial/a', {}, 'GET', fromNetwork(2));
    expect((await joined).status).toBe(200);
    expect([200, 503]).toContain((await first).status);
    open();
    await Promise.all(greedy);
  });

  it('is still sent to others after two earlier requests from a network that uses its whole share', async () => {
    const gate = Promise.withResolvers<void>();
    handle.mockImplementation(async ({ url = '' }, response) => {
      if (url.startsWith('/api/')) await gate.promise;
      page(response);
    });
    const greedy = Array.from({ length: reads.atOnce / 2 }, (_, at) => read(at, 1));
    await waitUntilTrue(() => taken('reads') === reads.atOnce / 2);
    const arrived = countArrivals();
    const all: ReturnType<typeof ask>[] = [];
    for (const network of [1, 1, 2, 2, 3]) {
      all.push(ask('/memorial/a', {}, 'GET', fromNetwork(network)));
      await arrived(all.length); // one after the other
    }
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses).toEqual([503, 503, 200, 200, 200]);
    expect(askedFor('/memorial/a').length).toBeLessThanOrEqual(2); // one per address
    gate.resolve();
    await Promise.all(greedy);
  });
});
