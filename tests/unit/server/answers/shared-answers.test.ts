import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '../../../support/patience';
import { countArrivals } from '../../../support/request-arrivals';
import { PAGE, page, sharedServer } from '../../../support/shared-server';

const { handle, ask, changed } = sharedServer();

describe('an answer with tags', () => {
  it('is rendered once for all visitors, without any of their headers', async () => {
    const own = { cookie: 'a=1', 'accept-language': 'fr', 'x-forwarded-host': 'evil.example' };
    await ask('/memorial/a?utm=1', {
      ...own,
      'user-agent': 'A phone',
      referer: 'https://a.example',
    });
    for (let at = 0; at < 5; at += 1) expect((await ask('/memorial/a')).body.toString()).toBe(PAGE);
    expect(handle).toHaveBeenCalledTimes(1);
    const nextRequest = handle.mock.calls[0]?.[0];
    expect(nextRequest?.url).toBe('/memorial/a');
    expect(nextRequest?.headers).toEqual({
      'user-agent': 'Perennial',
      host: 'perennial.example',
      'x-client-address': '127.0.0.1',
      'x-request-id': expect.any(String),
      'x-shared-answer': '1',
      'x-fallback-encoding': 'identity',
    });
  });

  it('has all security headers, and a request id for each request', async () => {
    const [first, second] = [await ask('/memorial/a'), await ask('/memorial/a')];
    for (const { headers } of [first, second]) {
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-length']).toBe(String(PAGE.length));
    }
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });

  it('sends its tags to a CDN, even with a 304', async () => {
    const { headers } = await ask('/memorial/a');
    const known = await ask('/memorial/a', { 'if-none-match': headers.etag });
    for (const each of [headers, known.headers])
      expect(each).toMatchObject({
        'cache-tag': 'memorial-a,release',
        'surrogate-key': 'memorial-a release',
        'cdn-cache-control': 'max-age=600',
      });
    const personal = await ask('/memorial/a', { cookie: 'next-auth.session-token=x' });
    expect(personal.headers['surrogate-key']).toBeUndefined();
    expect(personal.headers['cdn-cache-control']).toBe('no-store');
  });

  it('is rendered once for visitors with different encodings, even at the same moment', async () => {
    const encodings = ['br', 'gzip', 'identity', 'gzip', 'br'];
    const answers = await Promise.all(
      encodings.map((encoding) => ask('/memorial/a', { 'accept-encoding': encoding })),
    );
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const { headers, body } of answers) {
      const encoding = headers['content-encoding'] as keyof typeof unpack | undefined; // as: one of these
      expect((encoding ? unpack[encoding](body) : body).toString()).toBe(PAGE);
    }
    expect(answers.map(({ headers }) => headers['content-encoding'] ?? 'identity')).toEqual(
      encodings,
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('is compressed, and answers HEAD without a body and a matching ETag with 304', async () => {
    await ask('/memorial/a');
    const { headers, body } = await ask('/memorial/a', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
    const head = await ask('/memorial/a', { 'accept-encoding': 'gzip, br' }, 'HEAD');
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(headers['content-length']);
    const known = await ask('/memorial/a', { 'if-none-match': headers.etag });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    expect(known.headers.etag).toBe(headers.etag);
    expect(known.headers['content-security-policy']).toBeUndefined();
    expect((await ask('/memorial/a', { 'if-none-match': '"other"' })).status).toBe(200);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('is sent as a whole page to crawlers that ask for its beginning', async () => {
    await ask('/memorial/a');
    const { status, headers, body } = await ask('/memorial/a', { range: 'bytes=0-3' });
    expect([status, body.toString()]).toEqual([200, PAGE]);
    expect(headers['content-range']).toBeUndefined();
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('is kept with the ETag of the app, even if Next sets its headers as arrays', async () => {
    const lists = { 'Cache-Tag': ['memorial-a'], ETag: ['"own"'], 'Content-Type': ['image/jpeg'] };
    handle.mockImplementation(async (_, response) => page(response, lists));
    for (let at = 0; at < 2; at += 1)
      expect((await ask('/memorial/a/preview.jpg')).headers.etag).toBe('"own"');
    expect(handle).toHaveBeenCalledTimes(1);
    changed('/memorial/a');
    await ask('/memorial/a/preview.jpg');
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('is rendered again after its memorial changed, and the earlier render is never reused', async () => {
    let finish = () => {};
    const hold = new Promise<void>((resolve) => {
      finish = resolve;
    });
    handle.mockImplementationOnce(async (_, response) => {
      await hold;
      page(response, {}, 'before');
    });
    const early = ask('/memorial/a');
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1));
    changed('/memorial/a');
    expect((await ask('/memorial/a')).body.toString()).toBe(PAGE);
    finish();
    const { body, headers } = await early;
    expect(body.toString()).toBe('before');
    expect(headers['cdn-cache-control']).toBe('no-store');
    expect((await ask('/memorial/a')).body.toString()).toBe(PAGE);
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('of a QR code is cached without evicting pages, however many codes strangers invent', async () => {
    await ask('/memorial/a');
    const drawing = { 'Cache-Tag': 'release', 'Content-Type': 'image/png' };
    handle.mockImplementation(async (_, response) => page(response, drawing, 'x'.repeat(900)));
    const codes = Array.from({ length: 1_000 }, (_, at) => `/q/${at}/code.svg`);
    for (const code of codes) await ask(code);
    expect(handle).toHaveBeenCalledTimes(1_001);
    for (const path of ['/memorial/a', '/q/999/code.svg']) await ask(path);
    expect(handle).toHaveBeenCalledTimes(1_001);
    await ask('/q/0/code.svg');
    expect(handle).toHaveBeenCalledTimes(1_002);
  });

  it('of a QR code is compressed quickly, although only a release changes it', async () => {
    const drawing = { 'Cache-Tag': 'release', 'Content-Type': 'image/svg+xml' };
    handle.mockImplementation(async (_, response) => page(response, drawing));
    const compressedBody = async (path: string) =>
      (await ask(path, { 'accept-encoding': 'br' })).body;
    const [code, lasting] = [
      await compressedBody('/q/AbCd/code.svg'),
      await compressedBody('/about'),
    ];
    for (const body of [code, lasting]) expect(brotliDecompressSync(body).toString()).toBe(PAGE);
    expect(code.equals(lasting)).toBe(false);
  });

  it('is requested once for many simultaneous visitors', async () => {
    const arrived = countArrivals();
    handle.mockImplementation(async (_, response) => {
      await arrived(20);
      page(response);
    });
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask('/memorial/a')));
    expect(new Set(replies.map(({ body }) => body.toString()))).toEqual(new Set([PAGE]));
    expect(handle).toHaveBeenCalledTimes(1);
  });

  const respondWithCacheState = (found: string) =>
    handle.mockImplementationOnce(async (_, response) =>
      page(response, { 'x-nextjs-cache': found }),
    );
  const lifetime = async () => (await ask('/memorial/a')).headers['cdn-cache-control'];

  it('is not kept if its render may predate a change, but requested once more', async () => {
    respondWithCacheState('MISS');
    respondWithCacheState('HIT');
    expect(await lifetime()).toBe('no-store');
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(2), PATIENCE);
    for (let at = 0; at < 2; at += 1) expect(await lifetime()).toBe('max-age=600');
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('is requested only once more if Next never caches it', async () => {
    for (let at = 0; at < 4; at += 1) respondWithCacheState('MISS');
    expect(await lifetime()).toBe('no-store');
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(2), PATIENCE);
    await sleep(1_500);
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('is not requested again if the next visitor came first', async () => {
    respondWithCacheState('MISS');
    for (let at = 0; at < 2; at += 1) await lifetime();
    await sleep(1_500);
    expect(handle).toHaveBeenCalledTimes(2);
  });
});

describe('an answer for one visitor', () => {
  const PERSONAL_REQUESTS: [string, OutgoingHttpHeaders][] = [
    ['a session', { cookie: 'next-auth.session-token=x' }],
    ['the cookie of a guest', { cookie: 'a=b; memorial-guest=x' }],
    ['a token', { authorization: 'Bearer x' }],
    ['a prefetch of the router', { rsc: '1', 'next-router-prefetch': '1' }],
  ];

  it.each(PERSONAL_REQUESTS)(
    'with %s comes from Next with all request headers, and is not kept',
    async (_, headers) => {
      await ask('/memorial/a');
      await ask('/memorial/a', headers);
      await ask('/memorial/a', headers);
      expect(handle).toHaveBeenCalledTimes(3);
      expect(handle.mock.calls[2]?.[0].headers).toMatchObject(headers);
      expect(handle.mock.calls[2]?.[0].headers['x-shared-answer']).toBeUndefined();
    },
  );

  it.each(PERSONAL_REQUESTS)(
    'with %s has no tags, even if Next deletes that header',
    async (_, headers) => {
      handle.mockImplementation(async (request, response) => {
        for (const name of Object.keys(headers)) delete request.headers[name];
        page(response);
      });
      const answer = await ask('/memorial/a', headers);
      expect(answer.headers['cache-tag']).toBeUndefined();
      expect(answer.headers['surrogate-key']).toBeUndefined();
      expect(answer.headers['cdn-cache-control']).toBe('no-store');
    },
  );

  it('is requested again if it varies with other headers', async () => {
    const missing = { 'Cache-Tag': undefined, Vary: 'Accept-Language, Cookie' };
    handle.mockImplementation(async (request, response) => {
      response.statusCode = 404;
      page(response, missing, request.headers['accept-language'] ?? 'en');
    });
    const { body } = await ask('/q/unknown', { 'accept-language': 'fr' });
    expect(body.toString()).toBe('fr');
  });

  it('is not kept without tags, with a cookie or with another status', async () => {
    for (const [status, more, times] of [
      [200, { 'Cache-Tag': undefined }, 2],
      [200, { 'Set-Cookie': 'a=b' }, 4], // requested again with the visitor's own headers
      [404, {}, 2],
      [503, {}, 2],
    ] as const) {
      handle.mockClear().mockImplementation(async (_, response) => {
        response.statusCode = status;
        page(response, more);
      });
      expect((await ask('/memorial/a')).status).toBe(status);
      expect((await ask('/memorial/a')).status).toBe(status);
      expect(handle).toHaveBeenCalledTimes(times);
    }
  });

  it('is not kept if it has a tag but varies with a header of visitors', async () => {
    handle.mockImplementation(async (request, response) =>
      page(response, { Vary: 'Accept-Language' }, request.headers['accept-language'] ?? 'en'),
    );
    for (const language of ['fr', 'ar'])
      expect((await ask('/memorial/a', { 'accept-language': language })).body.toString()).toBe(
        language,
      );
  });

  it('cannot be requested as a shared answer by a visitor', async () => {
    await ask('/memorial/a', { 'x-shared-answer': '1', cookie: 'next-auth.session-token=x' });
    expect(handle.mock.calls[0]?.[0].headers['x-shared-answer']).toBeUndefined();
  });
});
