import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '@/lab/bench/nginx';
import { findFreePort } from '@/scripts/net/find-free-port';
import { openNginx } from '../../../lab/replica/nginx';
import { endSite, makeCheckout } from '../../support/checkout';
import { liveSettings } from '../../support/live-settings';

declare module 'vitest' {
  interface TaskMeta {
    /** The figures that `npm run reliability` reads from the test report. */
    figures?: Record<string, number>;
  }
}

const PER_SECOND = 20;
const BUILD_ONLY = ['scripts/start.mjs', '--build-only', '--no-env-file'];
const CHANGED_FILE = 'app/global-error.tsx';
const [BEFORE, AFTER] = ['This page could not be shown', 'This page could not be shown now'];
const CSS_CHANGE = [
  'app/globals.css',
  '@import',
  '/* another release */\n.another-release { color: red; }\n@import',
];
const LIMIT_MS = 15 * 60_000;

const isInstalled = findNginx() !== undefined;
if (!isInstalled) console.info('nginx is not installed: an update behind it is not tested.');

let folder: string;
let checkout: Awaited<ReturnType<typeof makeCheckout>>;
let ports: number[];
let sites: ChildProcess[] = [];
let proxy: Awaited<ReturnType<typeof openNginx>>;
let url: string;
/** Shown in the footer of every page. */
let contact = 'before@example.org';

/** The files of the home page before the update, after it and after the rollback, and every failed request. */
const opened: string[][] = [];
const failures: string[] = [];
let requestCount = 0;
let slowestMs = 0;

function settingsOf(at: number): Record<string, string | undefined> {
  return {
    ...liveSettings(),
    PERENNIAL_DATA_DIR: path.join(folder, `data-${at}`),
    SITE_URL: url,
    CONTACT_EMAIL: contact,
    TRUSTED_PROXIES: '1',
    RUN_JOBS: String(at === 0),
  };
}

async function assetsOf(page: string): Promise<string[]> {
  const html = await (await fetch(url + page)).text();
  return [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g))];
}

async function requestPath(target: string): Promise<void> {
  requestCount += 1;
  const start = performance.now();
  const answer = await fetch(url + target, { signal: AbortSignal.timeout(30_000) })
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    })
    .catch((error: Error) => String(error.cause ?? error));
  slowestMs = Math.max(slowestMs, performance.now() - start);
  if (answer !== 200) failures.push(`${target}: ${answer}`);
}

/** Simulates visitors: half of the requests are pages, half are files of pages that were opened before. */
function startLoad(): () => Promise<void> {
  const pages = ['/', '/about', '/find-memorials', '/contact'];
  const open = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const files = opened.flat();
    const target =
      requestCount % 2
        ? files[requestCount % files.length]
        : pages[(requestCount / 2) % pages.length];
    const one = requestPath(target ?? '/').finally(() => open.delete(one));
    open.add(one);
  }, 1_000 / PER_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
  };
}

/** Returns a function that returns the seconds since its last call. */
function stopwatch(): () => number {
  let lastCallAt = performance.now();
  return () => {
    const since = lastCallAt;
    lastCallAt = performance.now();
    return (lastCallAt - since) / 1000;
  };
}

async function restartOneByOne(): Promise<void> {
  for (const at of sites.keys()) {
    await endSite(sites[at] as ChildProcess); // as: `at` is a key of `sites`
    sites[at] = await checkout.start(ports[at] ?? 0, settingsOf(at));
    await sleep(3_000); // nginx tries a failed instance again after two seconds
  }
}

describe.skipIf(!isInstalled)('an update behind the shipped configuration of nginx', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'perennial-update-'));
    checkout = await makeCheckout(path.join(folder, 'site'));
    await checkout.run(...BUILD_ONLY);
    ports = [await findFreePort(), await findFreePort()];
    const proxyPort = await findFreePort();
    url = `http://127.0.0.1:${proxyPort}`;
    sites = await Promise.all(ports.map((port, at) => checkout.start(port, settingsOf(at))));
    proxy = await openNginx(
      proxyPort,
      ports.map((port) => `127.0.0.1:${port}`),
    );
  }, LIMIT_MS);

  afterAll(async () => {
    await proxy?.close();
    for (const site of sites) await endSite(site);
    await rm(folder, { recursive: true, force: true });
  }, 120_000);

  it(
    'fails no request during update and rollback, and old pages keep their files',
    async ({ task }) => {
      opened.push(await assetsOf('/'));
      const stopLoad = startLoad();
      const secondsSinceLast = stopwatch();

      await checkout.replace(CHANGED_FILE, BEFORE, AFTER);
      await checkout.replace(CSS_CHANGE[0] ?? '', CSS_CHANGE[1] ?? '', CSS_CHANGE[2] ?? '');
      await checkout.run(...BUILD_ONLY);
      const buildSeconds = secondsSinceLast();
      await restartOneByOne();
      const updateSeconds = secondsSinceLast();
      opened.push(await assetsOf('/'));

      contact = 'after@example.org';
      const rollbackOutput = await checkout.run('--import', 'tsx', 'scripts/rollback.ts');
      await restartOneByOne();
      const rollbackSeconds = secondsSinceLast();
      opened.push(await assetsOf('/'));
      await stopLoad();
      task.meta.figures = {
        ...{ requests: requestCount, failures: failures.length, perSecond: PER_SECOND, slowestMs },
        ...{ buildSeconds, updateSeconds, rollbackSeconds },
      };

      const [first, second, third] = opened;
      expect(second).not.toEqual(first);
      expect(third).toEqual(first);
      expect(rollbackOutput).toContain('is served from the next start on');
      expect(failures).toEqual([]);
      // The changed setting was applied without a build.
      expect(await (await fetch(`${url}/about`)).text()).toContain(contact);
      for (const file of new Set(opened.flat())) await requestPath(file);
      expect(failures).toEqual([]);
      const releases = (await readdir(path.join(folder, 'site/releases'))).filter((name) =>
        /^[0-9a-f]{12}$/.test(name),
      );
      expect(releases).toHaveLength(2);
      console.info(`${requestCount} requests, ${failures.length} failed`);
    },
    LIMIT_MS,
  );
});
