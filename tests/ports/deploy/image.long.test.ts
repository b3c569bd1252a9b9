import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '@/scripts/net/find-free-port';
import { runStage } from '@/tests/support/dockerfile-stage';
import { liveSettings } from '@/tests/support/live-settings';

const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 300 * MEGABYTE;
const PATIENCE_MS = 60_000;
/** Installing all packages and building the site takes minutes. */
const MAX_BUILD_MS = 1_200_000;

let folder: string;
let image: string;
let bytes: number;

/** The settings of a container. */
const settings = (port: number): Record<string, string | undefined> => ({
  ...liveSettings(),
  PORT: String(port),
  BIND: '127.0.0.1',
  TMPDIR: folder,
  ASSETS_DIR: path.join(folder, 'assets'),
  LOG_LEVEL: 'warn',
});

function run(program: string, port: number) {
  const child = spawn(path.join(image, 'bin/node'), [program], {
    cwd: image,
    env: settings(port) as NodeJS.ProcessEnv, // as: Next's types want NODE_ENV
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  return { child, ended: once(child, 'exit'), output: () => output };
}

describe('the folder of the image', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'perennial-image-'));
    image = path.join(folder, 'site');
    await runStage('build', { folder: path.join(folder, 'build'), image });
    const all = await readdir(image, { recursive: true, withFileTypes: true });
    const files = all.filter((entry) => entry.isFile());
    const sizes = files.map(({ parentPath, name }) => lstat(path.join(parentPath, name)));
    bytes = (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
  }, MAX_BUILD_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('has at most 300 MB, Node included', () => {
    console.info(`${Math.ceil(bytes / MEGABYTE)} MB`);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });

  it('migrates the database', async () => {
    const { ended, output } = run('dist/migrate.mjs', 0);
    expect(await ended).toEqual([0, null]);
    expect(output()).toContain('The database is up to date.');
  });

  it('serves pages and their scripts, the sitemap, the icon and the API', async () => {
    const port = await findFreePort();
    const { child, ended, output } = run('dist/main.mjs', port);
    const site = `http://127.0.0.1:${port}`;
    try {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
        if (child.exitCode !== null) throw new Error(output());
        if ((await fetch(`${site}/readyz`).catch(() => null))?.ok) break;
      }
      const page = await fetch(site);
      expect(page.status, output()).toBe(200);
      const [file = ''] = (await page.text()).match(/\/_next\/static\/[\w./~-]+\.js/) ?? [];
      const media = await readdir(path.join(image, '.next/static/media'));
      const ofScanner = media.filter((name) => /^(?:scan-|zxing_|libheif-)/.test(name));
      expect(ofScanner).toHaveLength(4);
      for (const [target, status] of [
        [file, 200],
        ...ofScanner.map((name) => [`/_next/static/media/${name}`, 200] as const),
        ['/about', 200],
        ['/find-memorials', 200],
        ['/login', 200],
        ['/my-memorials', 200],
        ['/sitemap.xml', 200],
        ['/icon.svg', 200],
        ['/memorial/abcdefghijkl', 404],
        ['/api/memorials', 200],
      ] as const)
        expect((await fetch(site + target)).status, target + output()).toBe(status);
      expect(output()).not.toMatch(/"level":(?:50|60)|MODULE_NOT_FOUND/);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  }, 120_000);
});

describe('the Dockerfile', () => {
  it('starts the server as npm start does, and .dockerignore admits only files that exist', async () => {
    const text = await readFile('Dockerfile', 'utf8');
    const { SERVER_ARGS, SERVER_ENVIRONMENT } = await import('@/scripts/start/server-command');
    expect(text).toContain(
      `CMD ${JSON.stringify(['/site/bin/node', ...SERVER_ARGS]).replaceAll(',', ', ')}`,
    );
    for (const [name, value] of Object.entries(SERVER_ENVIRONMENT))
      expect(text).toContain(`${name}=${value}`);
    const requiredFiles = (await readFile('.dockerignore', 'utf8')).match(/(?<=^!).+/gm) ?? [];
    expect(requiredFiles.filter((file) => !existsSync(file))).toEqual([]);
  });
});
