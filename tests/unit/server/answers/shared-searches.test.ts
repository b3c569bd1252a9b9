import { describe, expect, it, vi } from 'vitest';
import { SHARED_ANSWER } from '@/lib/platform/cache/shared-answer';
import { leaveUnkept, setAnswerStatus } from '@/lib/platform/http/answer-status';
import { page, sharedServer } from '../../../support/shared-server';

const { handle, ask, changed } = sharedServer();

const LIST = { 'Content-Type': 'application/json', 'Cache-Tag': 'memorials' };
const LIST_PAGE = { 'Cache-Tag': 'memorials' };
const findsAll = (bytes = 100) =>
  handle.mockImplementation(async (_, response) =>
    page(response, LIST, JSON.stringify({ memorials: ['x'.repeat(bytes)] })),
  );

describe('a search that visitors ask for', () => {
  it('is worked out once, until any memorial changes', async () => {
    findsAll();
    for (let at = 0; at < 3; at += 1)
      expect((await ask('/api/memorials?name=mary')).status).toBe(200);
    expect(handle).toHaveBeenCalledTimes(1);
    await ask('/api/memorials?name=mary&page=2');
    expect(handle).toHaveBeenCalledTimes(2);
    changed('/memorial/b');
    await ask('/api/memorials?name=mary');
    expect(handle).toHaveBeenCalledTimes(3);
  });

  it('is worked out once for all who ask at the same moment', async () => {
    findsAll();
    const asked = Array.from({ length: 20 }, () => ask('/api/search?q=mary'));
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('is never taken from memory for members and guests', async () => {
    findsAll();
    await ask('/api/search?q=mary');
    for (const headers of [
      { authorization: 'Bearer x' },
      { cookie: 'next-auth.session-token=x' },
      { cookie: 'memorial-guest=x' },
    ])
      await ask('/api/search?q=mary', headers);
    expect(handle).toHaveBeenCalledTimes(4);
  });

  it('is refused in the language of each visitor, and that is not kept', async () => {
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

  it('is rendered once as a page, and for each who asks while not everybody would see the same', async () => {
    const address = '/find-memorials?name=mary';
    const asked = vi.fn();
    handle.mockImplementation(async ({ headers }, response) => {
      asked(headers['accept-language']);
      if (asked.mock.calls.length <= 2) leaveUnkept(); // as a limit of the first caller does
      page(response, LIST_PAGE, 'Mary Seacole');
    });
    for (let at = 0; at < 3; at += 1)
      expect((await ask(address, { 'accept-language': 'fr' })).status).toBe(200);
    // The first was asked for on behalf of everybody, and then with the visitor's own headers; the second is kept.
    expect(asked.mock.calls).toEqual([[undefined], ['fr'], [undefined]]);
    changed('/memorial/b');
    await ask(address);
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('fails as a page with the policy of the visitor’s own request', async () => {
    const policy = "default-src 'none'; script-src 'nonce-a'";
    handle.mockImplementation(async ({ headers }, response) => {
      setAnswerStatus(503);
      leaveUnkept();
      if (!headers[SHARED_ANSWER]) response.setHeader('Content-Security-Policy', policy);
      page(response, { 'Cache-Tag': undefined }, 'The list cannot be shown.');
    });
    const { status, headers } = await ask('/find-memorials?name=mary');
    expect([status, headers['content-security-policy']]).toEqual([503, policy]);
  });

  it('keeps the style sheets of its page where they are', async () => {
    const sheet =
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
    handle.mockImplementation(async (_, response) => page(response, LIST_PAGE, sheet));
    expect((await ask('/find-memorials?name=mary')).body.toString()).toBe(sheet);
  });

  it('drives no page out of memory, however many of them strangers make up', async () => {
    await ask('/memorial/a');
    findsAll(2_000);
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
