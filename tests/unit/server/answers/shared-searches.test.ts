import { describe, expect, it } from 'vitest';
import { page, sharedServer } from '../../../support/shared-server';

const { handle, ask, changed } = sharedServer();

const LIST = { 'Content-Type': 'application/json', 'Cache-Tag': 'memorials' };
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

  it('drives no page out of memory, however many of them strangers make up', async () => {
    await ask('/memorial/a');
    findsAll(2_000);
    for (let at = 0; at < 100; at += 1) await ask(`/api/search?q=${at}`);
    expect(handle).toHaveBeenCalledTimes(101);
    await ask('/memorial/a');
    await ask('/api/search?q=99');
    expect(handle).toHaveBeenCalledTimes(101);
    await ask('/api/search?q=0');
    expect(handle).toHaveBeenCalledTimes(102);
  });
});
