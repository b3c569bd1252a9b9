import { describe, expect, it, vi } from 'vitest';
import { type Handle, PAGE, page, sharedServer } from '../../../support/shared-server';

const { handle, ask, changed, lost } = sharedServer();

describe('an answer from memory while the database is away:', () => {
  const fails: Handle = async (_, response) => {
    response.statusCode = 500;
    response.end('no');
  };

  it('what was there is sent for ten minutes, and says so', async () => {
    await ask('/memorial/a');
    lost();
    handle.mockImplementation(fails);
    for (let at = 0; at < 3; at += 1) {
      const { status, headers, body } = await ask('/memorial/a');
      expect([status, body.toString()]).toEqual([200, PAGE]);
      expect(headers['cache-status']).toBe('perennial; hit; ttl=-1');
      expect(headers['cdn-cache-control']).toBe('no-store');
    }
    expect(handle).toHaveBeenCalledTimes(2); // not asked again for a moment
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    expect((await ask('/memorial/a')).status).toBe(500);
  });

  it('Next is asked before anything is sent as fresh', async () => {
    await ask('/memorial/a');
    lost();
    handle.mockImplementation(async (_, response) => page(response, {}, 'after'));
    const { headers, body } = await ask('/memorial/a');
    expect(body.toString()).toBe('after');
    expect(headers['cache-status']).toBeUndefined();
    await ask('/memorial/a');
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('what only a release changes is sent as before', async () => {
    handle.mockImplementation(async ({ url }, response) =>
      page(response, { 'Cache-Tag': url === '/about' ? 'release' : undefined }),
    );
    for (const path of ['/about', '/_next/static/a.js']) await ask(path);
    lost();
    for (const path of ['/about', '/_next/static/a.js'])
      expect((await ask(path)).headers['cdn-cache-control']).toMatch(/^max-age=/);
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('the failure of one page keeps no other from being asked for', async () => {
    await ask('/memorial/a');
    await ask('/memorial/b');
    lost();
    handle.mockImplementation(fails);
    await ask('/memorial/a');
    handle.mockImplementation(async (_, response) => page(response, {}, 'after'));
    expect((await ask('/memorial/b')).body.toString()).toBe('after');
  });

  it('what has changed before is gone', async () => {
    await ask('/memorial/a');
    changed('/memorial/a');
    lost();
    handle.mockImplementation(fails);
    expect((await ask('/memorial/a')).status).toBe(500);
  });

  it('what was never there is refused', async () => {
    handle.mockImplementation(async () => {
      throw new Error('the database is away');
    });
    expect((await ask('/memorial/b')).status).toBe(500);
  });
});
