import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';
import { FallbackPages } from '@/server/fallback-pages';
import { PATIENCE } from '@/tests/support/patience';

const MAX_MS = 1_000;

it('a page whose render hangs is abandoned, and rendered again for the next request', async () => {
  const serve = vi.fn<(request: IncomingMessage, response: ServerResponse) => void>();
  const fallbackPages = new FallbackPages(serve, MAX_MS);
  const both = Promise.all([fallbackPages.page('en', 'busy'), fallbackPages.page('en', 'busy')]);
  expect(await both).toEqual([undefined, undefined]);
  expect(serve).toHaveBeenCalledTimes(1); // the first render never answers
  serve.mockImplementation((_, response) => void response.end('busy'));
  expect((await fallbackPages.page('en', 'busy'))?.body.toString()).toBe('busy');
  expect((await fallbackPages.page('en', 'busy'))?.body.toString()).toBe('busy');
  expect(serve).toHaveBeenCalledTimes(2);
});

it('a page is stored in both encodings', async () => {
  const text = '<p>Many people are here at the moment.</p>'.repeat(50);
  const fallbackPages = new FallbackPages((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(text);
  });
  const { br, gzip, ...others } = (await fallbackPages.page('en', 'busy'))?.packed ?? {};
  expect(others).toEqual({});
  expect(brotliDecompressSync(br ?? '').toString()).toBe(text);
  expect(gunzipSync(gzip ?? '').toString()).toBe(text);
});

it('the pages for overload and a missing database are rendered at the start', async () => {
  const rendered: string[] = [];
  const fallbackPages = new FallbackPages(({ url = '' }, response) => {
    rendered.push(url);
    response.end(url);
  });
  const languages = ['en', 'af'] as const;
  await fallbackPages.prepare(languages);
  const expected = (['busy', 'away'] as const).flatMap((kind) =>
    languages.map((language) => pathIn(language, paths.unavailable(kind))),
  );
  expect(rendered).toEqual(expected);
  expect((await fallbackPages.page('af', 'away'))?.body.toString()).toBe(expected[3]);
  expect(rendered).toHaveLength(expected.length);
});

it('a page is rendered again after the site changed, and the earlier page is sent in the meantime', async () => {
  let text = 'before';
  let isStuck = false;
  const fallbackPages = new FallbackPages((_, response) => {
    if (!isStuck) response.end(text);
  }, MAX_MS);
  const sentPage = async () => (await fallbackPages.page('en', 'busy'))?.body.toString();
  expect(await sentPage()).toBe('before');
  text = 'after';
  isStuck = true;
  fallbackPages.renew();
  expect(await sentPage()).toBe('before'); // the new render hangs and is abandoned after MAX_MS
  isStuck = false;
  fallbackPages.renew();
  fallbackPages.renew();
  await vi.waitFor(async () => expect(await sentPage()).toBe('after'), PATIENCE);
});
