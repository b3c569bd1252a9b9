import { expect, it } from 'vitest';
import { startServer } from '@/server/start-server';

it('still answers while /readyz tells a load balancer that the server is draining', async () => {
  const server = await startServer(async (_, response) => void response.end('a page'), {
    port: 0,
    hostname: '127.0.0.1',
    trustedProxies: 0,
    connections: 10,
    drainGraceMs: 2_000,
  });
  const url = `http://127.0.0.1:${server.port}`;
  const closed = server.close();
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, 'draining\n']);
  const page = await fetch(url);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect(await page.text()).toBe('a page');
  await closed;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});
