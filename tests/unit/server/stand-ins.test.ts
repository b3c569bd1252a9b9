import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';
import { StandIns } from '@/server/stand-ins';

it('a page whose render hangs is given up, and rendered anew for who asks next', async () => {
  const serve = vi.fn<(request: IncomingMessage, response: ServerResponse) => void>();
  const standIns = new StandIns(serve, 50);
  const both = Promise.all([standIns.page('en', 'busy'), standIns.page('en', 'busy')]);
  expect(await both).toEqual([undefined, undefined]);
  expect(serve).toHaveBeenCalledTimes(1); // which never answers
  serve.mockImplementation((_, response) => void response.end('busy'));
  expect((await standIns.page('en', 'busy'))?.body.toString()).toBe('busy');
  expect((await standIns.page('en', 'busy'))?.body.toString()).toBe('busy');
  expect(serve).toHaveBeenCalledTimes(2);
});

it('a page is kept compressed, for those who take one encoding and for those who take the other', async () => {
  const text = '<p>Many people are here at the moment.</p>'.repeat(50);
  const standIns = new StandIns((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(text);
  });
  const { br, gzip, ...others } = (await standIns.page('en', 'busy'))?.packed ?? {};
  expect(others).toEqual({});
  expect(brotliDecompressSync(br ?? '').toString()).toBe(text);
  expect(gunzipSync(gzip ?? '').toString()).toBe(text);
});

it('the pages for what comes over all others at once are rendered at the start', async () => {
  const rendered: string[] = [];
  const standIns = new StandIns(({ url = '' }, response) => {
    rendered.push(url);
    response.end(url);
  });
  const languages = ['en', 'af'] as const;
  await standIns.prepare(languages);
  const expected = (['busy', 'away'] as const).flatMap((kind) =>
    languages.map((language) => pathIn(language, paths.unavailable(kind))),
  );
  expect(rendered).toEqual(expected);
  expect((await standIns.page('af', 'away'))?.body.toString()).toBe(expected[3]);
  expect(rendered).toHaveLength(expected.length);
});

it('a page is rendered anew when the site has changed, and the earlier one is sent until then', async () => {
  let text = 'before';
  let isStuck = false;
  const standIns = new StandIns((_, response) => {
    if (!isStuck) response.end(text);
  }, 50);
  const sent = async () => (await standIns.page('en', 'busy'))?.body.toString();
  expect(await sent()).toBe('before');
  text = 'after';
  isStuck = true;
  standIns.renew();
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(await sent()).toBe('before'); // its render hangs, and was given up
  isStuck = false;
  standIns.renew();
  standIns.renew();
  await vi.waitFor(async () => expect(await sent()).toBe('after'));
});
