import { describe, expect, it, vi } from 'vitest';
import { markIncomplete, setResponseStatus } from '@/lib/platform/http/request-context';
import { countArrivals } from '../../../support/request-arrivals';
import { page, sharedServer } from '../../../support/shared-server';

const { handle, ask, changed, lost } = sharedServer();

const LIST = { 'Content-Type': 'application/json', 'Cache-Tag': 'memorials' };
const LIST_PAGE = { 'Cache-Tag': 'memorials' };
const respondWithResults = (bytes = 100) =>
  handle.mockImplementation(async (_, response) =>
    page(response, LIST, JSON.stringify({ memorials: ['x'.repeat(bytes)] })),
  );

describe('a search by visitors', () => {
  it('is executed once until any memorial changes', async () => {
    respondWithResults();
    for (let at = 0; at < 3; at += 1)
      expect((await ask('/api/memorials?name=mary')).status).toBe(200);
    expect(handle).toHaveBeenCalledTimes(1);
    await ask('/api/memorials?name=mary&page=2');
    expect(handle).toHaveBeenCalledTimes(2);
    changed('/memorial/b');
    await ask('/api/memorials?name=mary');
    expect(handle).toHaveBeenCalledTimes(3);
  });

  it('is executed once for simultaneous visitors', async () => {
    respondWithResults();
    const pending = Array.from({ length: 20 }, () => ask('/api/search?q=mary'));
    for (const { status } of await Promise.all(pending)) expect(status).toBe(200);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('never comes from memory for members and guests', async () => {
    respondWithResults();
    await ask('/api/search?q=mary');
    for (const headers of [
      { authorization: 'Bearer x' },
      { cookie: 'next-auth.session-token=x' },
      { cookie: 'memorial-guest=x' },
    ])
      await ask('/api/search?q=mary', headers);
    expect(handle).toHaveBeenCalledTimes(4);
  });

  it('is refused in the language of each visitor, and the refusal is not kept', async () => {
    handle.mockImplementation(async (request, response) => {
      response.statusCode = 400;
      page(response, { 'Cache-Tag': undefined }, request.headers['accept-language']);
    });
    for (const language of ['fr', 'ar', 'fr']) {
      const { body } = await ask('/api/memorials?page=0', { 'accept-language': language });
      expect(body.toString()).toBe(language);
    }
    expect(handle).toHaveBeenCalledTimes(3);
  });

  it('is rendered once as a page', async () => {
    handle.mockImplementation(async (_, response) => page(response, LIST_PAGE));
    for (let at = 0; at < 2; at += 1)
      expect((await ask('/find-memorials?name=mary')).status).toBe(200);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('is sent to one caller only if a limit shortened it, with a policy', async () => {
    const address = '/find-memorials?name=mary';
    const arrived = countArrivals();
    handle.mockImplementationOnce(async (_, response) => {
      await arrived(2);
      markIncomplete();
      page(response, LIST_PAGE, 'Mary Seacole');
    });
    handle.mockImplementation(async (_, response) =>
      page(response, LIST_PAGE, 'Mary Seacole, and who is alike'),
    );
    const first = ask(address);
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1));
    const joined = ask(address, { 'accept-language': 'fr' });
    const { body, headers } = await first;
    expect(body.toString()).toBe('Mary Seacole');
    expect(headers['content-security-policy']).toContain("style-src 'self'");
    expect(headers['cdn-cache-control']).toBe('no-store');
    // The second caller is answered by a separate request.
    expect((await joined).body.toString()).toContain('alike');
    expect(handle.mock.lastCall?.[0].headers['accept-language']).toBe('fr');
    for (let at = 0; at < 2; at += 1)
      expect((await ask(address)).body.toString()).toContain('alike');
    expect(handle).toHaveBeenCalledTimes(3);
  });

  it('is kept for others if a limit shortened it for one caller while the database is away', async () => {
    const address = '/find-memorials?name=mary';
    handle.mockImplementation(async (_, response) => page(response, LIST_PAGE, 'whole'));
    await ask(address);
    lost();
    handle.mockImplementation(async (_, response) => {
      markIncomplete();
      page(response, LIST_PAGE, 'less');
    });
    expect((await ask(address)).body.toString()).toBe('less');
    handle.mockImplementation(async (_, response) => {
      response.statusCode = 500;
      response.end('no');
    });
    expect((await ask(address)).body.toString()).toBe('whole');
  });

  it('fails as a page with a policy, once for all who wait', async () => {
    const arrived = countArrivals();
    handle.mockImplementation(async (_, response) => {
      setResponseStatus(503);
      markIncomplete();
      await arrived(3);
      page(response, LIST_PAGE, 'The list cannot be shown.');
    });
    const pending = Array.from({ length: 3 }, () => ask('/find-memorials?name=mary'));
    for (const { status, headers } of await Promise.all(pending)) {
      expect([status, headers['cache-tag']]).toEqual([503, undefined]);
      expect(headers['content-security-policy']).toContain("style-src 'self'");
    }
    expect(handle).toHaveBeenCalledTimes(1);
    handle.mockImplementation(async (_, response) => page(response, LIST_PAGE, 'the list'));
    expect((await ask('/find-memorials?name=mary')).body.toString()).toBe('the list');
  });

  it('evicts no page from memory, however many searches strangers invent', async () => {
    await ask('/memorial/a');
    respondWithResults(2_000);
    const addresses = ['/api/search?q=', '/find-memorials?name='].flatMap((search) =>
      Array.from({ length: 50 }, (_, at) => search + at),
    );
    for (const address of addresses) await ask(address);
    expect(handle).toHaveBeenCalledTimes(101);
    await ask('/memorial/a');
    await ask('/find-memorials?name=49');
    expect(handle).toHaveBeenCalledTimes(101);
    await ask('/api/search?q=0');
    expect(handle).toHaveBeenCalledTimes(102);
  });
});
