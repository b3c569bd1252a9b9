import { afterEach, describe, expect, it } from 'vitest';
import { type MetricsServer, startMetricsServer } from '@/server/metrics/metrics-server';
import { countArrivals } from '@/tests/support/request-arrivals';

const TOKEN = 'a token of sixteen letters'.replaceAll(' ', '-');

let server: MetricsServer;
let collectCount = 0;

const start = async (token?: string, collect = async () => `up ${++collectCount}\n`) => {
  server = await startMetricsServer({ port: 0, hostname: '127.0.0.1', token, collect });
};
const ask = (path = '/metrics', init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, init);
const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

afterEach(() => server.close());

describe('the server for metrics', () => {
  it("answers /metrics in Prometheus' format", async () => {
    await start();
    const reply = await ask();
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.text()).toMatch(/^up \d+\n$/);
  });

  it('answers no other path', async () => {
    await start();
    for (const path of ['/', '/livez', '/metrics/', '/api/admin/users'])
      expect((await ask(path)).status, path).toBe(404);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
  });

  it('answers 401 without the right token, even for unknown paths', async () => {
    await start(TOKEN);
    const before = collectCount;
    for (const init of [
      {},
      withToken(`${TOKEN}x`),
      withToken(''),
      { headers: { authorization: TOKEN } },
    ])
      for (const path of ['/metrics', '/']) {
        const reply = await ask(path, init);
        expect(reply.status).toBe(401);
        expect(await reply.text()).toBe('');
      }
    expect(collectCount).toBe(before);
    expect((await ask('/metrics', withToken(TOKEN))).status).toBe(200);
  });

  it('collects once for simultaneous requests', async () => {
    let collected = 0;
    const arrived = countArrivals();
    await start(undefined, async () => {
      collected += 1;
      await arrived(10);
      return 'up 1\n';
    });
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(collected).toBe(1);
  });

  it('answers 503 if it cannot collect, and 200 once it can', async () => {
    let works = false;
    await start(undefined, async () => {
      if (!works) throw new Error('a secret');
      return 'up 1\n';
    });
    const reply = await ask();
    expect([reply.status, await reply.text()]).toEqual([503, '']);
    works = true;
    expect((await ask()).status).toBe(200);
  });
});
