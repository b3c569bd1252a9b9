import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import { markIncomplete, recordRenderFailure } from '@/lib/platform/http/request-context';
import type { UnavailableKind } from '@/lib/platform/http/unavailable-error';
import { messageFor } from '@/lib/platform/language/message';
import { type Handle, page, sharedServer } from '../../support/shared-server';

const { handle, ask } = sharedServer();

const failure = (kind: UnavailableKind = 'away') =>
  new AppError(kind, messageFor(`api.${kind}`), { details: { remainingTime: 7 } });

/** A handler whose pages fail for this reason and whose fallback page contains its own address. */
const failingHandler =
  (reason: AppError | undefined, type = 'text/html; charset=utf-8'): Handle =>
  async ({ url = '' }, response) => {
    if (url.includes('/unavailable/'))
      return page(response, { 'Cache-Tag': undefined }, `says ${url}`);
    if (reason) recordRenderFailure(reason);
    response.statusCode = 500;
    response.setHeader('Content-Type', type);
    response.setHeader('X-Powered', 'by nothing');
    response.write('<html id="__next_error__">');
    response.end('</html>');
  };

describe('a page that cannot be rendered because a service is unavailable', () => {
  it.each([
    ['/memorial/a', {}, 'says /unavailable/away'],
    ['/fr/memorial/a', {}, 'says /fr/unavailable/away'],
    ['/fr/memorial/a?x=1', { cookie: 'next-auth.session-token=x' }, 'says /fr/unavailable/away'],
  ])(
    '%s shows the message in its language with 503 and Retry-After',
    async (path, headers, body) => {
      handle.mockImplementation(failingHandler(failure()));
      const answer = await ask(path, headers);
      expect([answer.status, answer.body.toString()]).toEqual([503, body]);
      expect(answer.headers).toMatchObject({
        'retry-after': '7',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(answer.headers['x-request-id']).toBeDefined();
      expect(answer.headers['x-powered']).toBeUndefined();
    },
  );

  it.each([
    ['busy', 503, 'says /unavailable/busy'],
    ['full', 507, 'says /unavailable/full'],
  ] as const)('shows the message for %s', async (kind, status, body) => {
    handle.mockImplementation(failingHandler(failure(kind)));
    const answer = await ask('/memorial/a');
    expect([answer.status, answer.body.toString()]).toEqual([status, body]);
  });

  it('is not kept, so that the next request renders again', async () => {
    handle.mockImplementation(failingHandler(failure()));
    await ask('/memorial/a');
    handle.mockImplementation(async (_, response) => page(response, {}, 'after'));
    expect((await ask('/memorial/a')).body.toString()).toBe('after');
  });

  const [unbrotli, gunzip, asItIs] = [
    brotliDecompressSync,
    gunzipSync,
    (body: Buffer) => body,
  ] as const;
  it.each([
    ['/memorial/a', 'br, gzip', 'br', unbrotli],
    ['/memorial/a', 'gzip', 'gzip', gunzip],
    ['/memorial/a', '', undefined, asItIs],
    ['/send-flowers/a', 'br, gzip', 'br', unbrotli],
    ['/send-flowers/a', 'gzip', 'gzip', gunzip],
    ['/send-flowers/a', '', undefined, asItIs],
  ])(
    'instead of %s is sent in an encoding that the reader accepts: "%s"',
    async (path, accepted, encoding, unpacked) => {
      const long = 'Something is away. '.repeat(100);
      handle.mockImplementation(async (request, response) => {
        if (request.url?.includes('/unavailable/')) return page(response, {}, long);
        markIncomplete(); // as the list does if a part of it is missing before another part fails
        return failingHandler(failure())(request, response);
      });
      const { headers, body } = await ask(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(unpacked(body).toString()).toBe(long);
    },
  );

  it('has no message for the router or HEAD', async () => {
    handle.mockImplementation(failingHandler(failure(), 'text/x-component'));
    const router = await ask('/memorial/a', { rsc: '1' });
    expect([router.status, router.body.length]).toEqual([503, 0]);
    handle.mockImplementation(failingHandler(failure()));
    const head = await ask('/memorial/a', { cookie: 'next-auth.session-token=x' }, 'HEAD');
    expect([head.status, head.body.length]).toEqual([503, 0]);
  });

  it('is a plain 503 if even the fallback page fails', async () => {
    handle.mockImplementation(async (_, response) => {
      recordRenderFailure(failure());
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html');
      response.end('no');
    });
    expect((await ask('/memorial/a')).status).toBe(503);
  });

  it('is left to Next if the error is internal', async () => {
    handle.mockImplementation(failingHandler(undefined));
    const { status, body } = await ask('/memorial/a');
    expect([status, body.toString()]).toEqual([500, '<html id="__next_error__"></html>']);
  });

  it('has a fallback page whose own address returns 404', async () => {
    handle.mockImplementation(failingHandler(undefined));
    for (const path of ['/unavailable', '/fr/unavailable/away?x', '/FR/Unavailable.rsc'])
      expect((await ask(path)).status).toBe(404);
  });
});
