import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { countArrivals } from '../../../support/request-arrivals';
import { type Handle, PAGE, page, sharedServer } from '../../../support/shared-server';

const { handle, ask, changed, lost, heard } = sharedServer(20);
const STALE = 'pages; hit; ttl=-1';
/** The same as `RENEWALS_AT_ONCE` in server/answers/answer-store.ts. */
const RENEWALS_AT_ONCE = 4;
/** Sends a request from another local address, because one network gets at most half of the places for reads. */
const askFrom = (number: number, path: string) =>
  ask(path, {}, 'GET', { localAddress: `127.0.0.${number}` });

describe('an answer from memory while the database is away:', () => {
  const failingHandler: Handle = async (_, response) => {
    response.statusCode = 500;
    response.end('no');
  };

  it('a stored answer is sent for ten minutes, marked as stale', async () => {
    await ask('/memorial/a');
    lost();
    handle.mockImplementation(failingHandler);
    for (let at = 0; at < 3; at += 1) {
      const { status, headers, body } = await ask('/memorial/a');
      expect([status, body.toString()]).toEqual([200, PAGE]);
      expect(headers['cache-status']).toBe(STALE);
      expect(headers['cdn-cache-control']).toBe('no-store');
    }
    expect(handle).toHaveBeenCalledTimes(2); // Next is not asked again for a moment
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    expect((await ask('/memorial/a')).status).toBe(500);
  });

  it('Next is asked before anything is sent as fresh', async () => {
    await ask('/memorial/a');
    lost();
    heard();
    handle.mockImplementation(async (_, response) => page(response, {}, 'after'));
    const { headers, body } = await ask('/memorial/a');
    expect(body.toString()).toBe('after');
    expect(headers['cache-status']).toBeUndefined();
    await ask('/memorial/a');
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('an answer that only a release changes is sent as before', async () => {
    handle.mockImplementation(async ({ url }, response) =>
      page(response, { 'Cache-Tag': url === '/about' ? 'release' : undefined }),
    );
    for (const path of ['/about', '/_next/static/a.js']) await ask(path);
    lost();
    for (const path of ['/about', '/_next/static/a.js'])
      expect((await ask(path)).headers['cdn-cache-control']).toMatch(/^max-age=/);
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('the failure of one page does not keep others from being requested', async () => {
    await ask('/memorial/a');
    await ask('/memorial/b');
    lost();
    handle.mockImplementation(failingHandler);
    await ask('/memorial/a');
    handle.mockImplementation(async (_, response) => page(response, {}, 'after'));
    expect((await ask('/memorial/b')).body.toString()).toBe('after');
  });

  it('an answer deleted earlier is not sent', async () => {
    await ask('/memorial/a');
    changed('/memorial/a');
    lost();
    handle.mockImplementation(failingHandler);
    expect((await ask('/memorial/a')).status).toBe(500);
  });

  it('a page rendered meanwhile is requested each time, and kept for as long as allowed', async () => {
    lost();
    for (let at = 0; at < 2; at += 1) {
      const { body, headers } = await ask('/memorial/a');
      expect([body.toString(), headers['cache-status']]).toEqual([PAGE, undefined]);
    }
    expect(handle).toHaveBeenCalledTimes(2);
    handle.mockImplementation(failingHandler);
    expect((await ask('/memorial/a')).headers['cache-status']).toBe(STALE);
  });

  it('a picture of a public memorial is sent, and one of a private memorial is refused', async () => {
    handle.mockImplementation(async ({ url }, response) => {
      const isPublic = url === '/media/public/320';
      page(response, {
        'Content-Type': 'image/webp',
        ...(!isPublic && { 'Cache-Tag': undefined }),
      });
    });
    for (const path of ['/media/public/320', '/media/private/320']) await ask(path);
    lost();
    handle.mockImplementation(failingHandler);
    const { status, headers } = await ask('/media/public/320');
    expect([status, headers['cache-status']]).toEqual([200, STALE]);
    expect((await ask('/media/private/320')).status).toBe(500);
  });

  it('nobody waits for the failure of other pages', async () => {
    const paths = Array.from({ length: 2 * RENEWALS_AT_ONCE }, (_, at) => `/memorial/${at}`);
    for (const path of paths) await ask(path);
    lost();
    const end = Promise.withResolvers<void>();
    handle.mockClear().mockImplementation(async (_, response) => {
      await end.promise;
      response.statusCode = 500;
      response.end('no');
    });
    const answers = paths.map((path, at) => askFrom(2 + at, path));
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(paths.length));
    end.resolve();
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
  });

  it('a page that was never stored is refused', async () => {
    handle.mockImplementation(async () => {
      throw new Error('the database is away');
    });
    expect((await ask('/memorial/b')).status).toBe(500);
  });
});

describe('once notifications of changes arrive again,', () => {
  it('no earlier answer is sent as fresh, whenever it was rendered', async () => {
    await ask('/memorial/a');
    lost();
    await ask('/memorial/b');
    heard();
    handle.mockImplementation(async (_, response) => page(response, {}, 'after'));
    for (const path of ['/memorial/a', '/memorial/b'])
      expect((await ask(path)).body.toString()).toBe('after');
  });

  it('no answer is kept whose render started earlier', async () => {
    const end = Promise.withResolvers<void>();
    lost();
    handle.mockImplementationOnce(async (_, response) => {
      await end.promise;
      page(response, {}, 'before');
    });
    const early = ask('/memorial/a');
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1));
    heard();
    handle.mockImplementation(async (_, response) => page(response, {}, 'after'));
    expect((await ask('/memorial/a')).body.toString()).toBe('after');
    end.resolve();
    await early;
    expect((await ask('/memorial/a')).body.toString()).toBe('after');
  });

  it('a page that was hidden meanwhile is deleted, even if the database is away again', async () => {
    await ask('/memorial/a');
    lost();
    heard();
    handle.mockImplementation(async (_, response) => {
      response.statusCode = 404;
      page(response, { 'Cache-Tag': undefined }, 'none');
    });
    expect((await ask('/memorial/a')).status).toBe(404);
    lost();
    handle.mockImplementation(async (_, response) => {
      response.statusCode = 500;
      response.end('no');
    });
    expect((await ask('/memorial/a')).status).toBe(500);
  });

  it('a page found to be hidden while the connection was lost again is deleted too', async () => {
    await ask('/memorial/a');
    lost();
    heard();
    const end = Promise.withResolvers<void>();
    handle.mockClear().mockImplementation(async (_, response) => {
      await end.promise;
      response.statusCode = 404;
      page(response, { 'Cache-Tag': undefined }, 'none');
    });
    const early = ask('/memorial/a');
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1));
    lost();
    end.resolve();
    expect((await early).status).toBe(404);
    handle.mockImplementation(async (_, response) => {
      response.statusCode = 500;
      response.end('no');
    });
    expect((await ask('/memorial/a')).status).toBe(500);
  });

  it('a limit that refuses one caller keeps the answer for the others', async () => {
    await ask('/memorial/a');
    lost();
    handle.mockImplementation(async (_, response) => {
      response.statusCode = 429;
      page(response, { 'Cache-Tag': undefined });
    });
    expect((await ask('/memorial/a')).status).toBe(429);
    handle.mockImplementation(async (_, response) => {
      response.statusCode = 500;
      response.end('no');
    });
    expect((await ask('/memorial/a')).status).toBe(200);
  });

  it(`each page is rendered once, and no more than ${RENEWALS_AT_ONCE} at a time`, async () => {
    const paths = Array.from({ length: 40 }, (_, at) => `/memorial/${at}`);
    for (const path of paths) await ask(path);
    lost();
    heard();
    let [now, most] = [0, 0];
    const arrived = countArrivals();
    handle.mockClear().mockImplementation(async (_, response) => {
      now += 1;
      most = Math.max(most, now);
      await arrived(2 * paths.length);
      await setImmediate(); // so that the renders that begin next overlap, too
      now -= 1;
      page(response, {}, 'after');
    });
    const all = await Promise.all([...paths, ...paths].map((path) => ask(path)));
    for (const { body, headers } of all)
      expect([body.toString(), headers['cache-status']]).toEqual(['after', undefined]);
    expect(handle).toHaveBeenCalledTimes(paths.length);
    expect(most).toBe(RENEWALS_AT_ONCE);
  });

  it('renders that hang delay others for only a few seconds, and stored answers are sent as stale', async () => {
    const hang = Array.from({ length: RENEWALS_AT_ONCE }, (_, at) => `/memorial/hangs${at}`);
    for (const path of [...hang, '/memorial/a']) await ask(path);
    lost();
    heard();
    const end = Promise.withResolvers<void>();
    handle.mockClear().mockImplementation(async ({ url = '' }, response) => {
      if (url.includes('hangs')) await end.promise;
      page(response, {}, 'after');
    });
    const late = hang.map((path) => ask(path));
    const other = askFrom(2, '/memorial/a'); // it may get its turn in the moment when it times out
    for (const { body, headers } of await Promise.all(late))
      expect([body.toString(), headers['cache-status']]).toEqual([PAGE, STALE]);
    expect((await other).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 }); // skips the pause after a failure
    const { body, headers } = await askFrom(2, '/memorial/a'); // while the renders hang
    expect([body.toString(), headers['cache-status']]).toEqual(['after', undefined]);
    end.resolve();
  });

  it('pages that were never requested do not have to wait', async () => {
    const paths = Array.from({ length: 40 }, (_, at) => `/memorial/${at}`);
    for (const path of paths) await ask(path);
    lost();
    heard();
    const end = Promise.withResolvers<void>();
    handle.mockImplementation(async ({ url }, response) => {
      if (url !== '/memorial/new') await end.promise;
      page(response);
    });
    const old = paths.map((path) => ask(path));
    expect((await askFrom(2, '/memorial/new')).status).toBe(200);
    end.resolve();
    await Promise.all(old);
  });
});
