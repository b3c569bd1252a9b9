import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import inject from 'light-my-request';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@/lib/platform/durations';
import { withReleaseAssets } from '@/server/release-assets';
import { shareAssets } from '@/server/share-assets';

const [OWN, OTHER] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
let releasesFolder: string;

async function write(release: string, file: string, text: string): Promise<void> {
  const place = path.join(releasesFolder, release, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
}

beforeEach(async () => {
  releasesFolder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  await write(OWN, '.next/BUILD_ID', 'own');
  await write(OWN, '.next/static/chunks/own.js', 'own');
  await write(OTHER, '.next/static/chunks/old.js', 'old');
  await write(OTHER, '.next/static/media/a~b.woff2', 'font');
  await write(OTHER, '.next/static/media/reader-AB23CDEF.wasm', 'wasm');
  await write(OTHER, '.next/server/secret.js', 'secret');
  await write('not-a-release', '.next/static/chunks/else.js', 'else');
});
afterEach(() => rm(releasesFolder, { recursive: true, force: true }));

const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
  inject(
    withReleaseAssets(
      async (_, response) => void response.writeHead(404).end('Next'),
      path.join(releasesFolder, OWN),
      [releasesFolder],
    ),
    { method, url },
  );

describe('the files of other releases', () => {
  it.each([
    ['/_next/static/chunks/old.js', 'old', 'application/javascript; charset=utf-8'],
    ['/_next/static/chunks/old.js?dpl=1', 'old', 'application/javascript; charset=utf-8'],
    ['/_next/static/media/a~b.woff2', 'font', 'font/woff2'],
    ['/_next/static/media/reader-AB23CDEF.wasm', 'wasm', 'application/wasm'],
  ])('are sent for %s', async (url, text, type) => {
    const answer = await ask(url);
    expect([answer.statusCode, answer.payload]).toEqual([200, text]);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('are answered to HEAD with their length and without a body', async () => {
    const answer = await ask('/_next/static/chunks/old.js', 'HEAD');
    expect([answer.headers['content-length'], answer.payload]).toEqual(['3', '']);
  });

  it.each([
    '/_next/static/chunks/own.js',
    '/_next/static/chunks/unknown.js',
    '/_next/static/../server/secret.js',
    '/_next/static/chunks/..%2f..%2fserver/secret.js',
    '/_next/static/chunks/../../server/secret.js',
    '/_next/static//etc/passwd',
    '/_next/static/chunks',
    '/_next/static/chunks/else.js',
    '/chunks/old.js',
  ])('are not used for %s, which is left to Next', async (url) => {
    expect((await ask(url)).payload).toBe('Next');
  });
});

it('a visitor who disconnects during a file causes no error', async () => {
  const size = 64 * 1024 * 1024; // more than the buffers of both sockets hold
  await write(OTHER, '.next/static/media/large.woff2', 'x'.repeat(size));
  const handle = withReleaseAssets(async () => {}, path.join(releasesFolder, OWN), [
    releasesFolder,
  ]);
  const outcome = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    handle(request, response).then(outcome.resolve, outcome.reject);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  try {
    const leaving = get(
      `http://127.0.0.1:${port}/_next/static/media/large.woff2`,
      { agent: false },
      (answer) => answer.once('data', () => answer.destroy()),
    );
    leaving.on('error', () => {}); // the client ends the connection itself
    await expect(outcome.promise).resolves.toBeUndefined();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

describe('a folder that instances share', () => {
  it('receives the files of a release once, and keeps what is not a release', async () => {
    const shared = path.join(releasesFolder, 'shared');
    await mkdir(path.join(shared, 'photos'), { recursive: true });
    await Promise.all([1, 2, 3].map(() => shareAssets(path.join(releasesFolder, OWN), shared)));
    const names = (await readdir(shared)).filter((name) => name !== 'photos');
    expect(names).toHaveLength(1);
    expect(
      await readFile(path.join(shared, names[0] ?? '', '.next/static/chunks/own.js'), 'utf8'),
    ).toBe('own');
    expect(await readdir(shared)).toContain('photos');
  });

  it('keeps only the last three releases if nobody started the others for a month', async () => {
    const shared = path.join(releasesFolder, 'shared');
    const old = ['111111111111', '222222222222', '333333333333'];
    for (const [at, name] of old.entries()) {
      await mkdir(path.join(shared, name), { recursive: true });
      const startedAt = new Date(Date.now() - (40 + at) * DAY_MS);
      await utimes(path.join(shared, name), startedAt, startedAt);
    }
    await shareAssets(path.join(releasesFolder, OWN), shared);
    const remaining = await readdir(shared);
    expect(remaining).toHaveLength(3);
    expect(remaining).not.toContain('333333333333');
  });
});
