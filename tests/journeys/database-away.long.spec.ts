import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import english from '@/messages/en/api.json' with { type: 'json' };
import { findFreePort } from '../../scripts/net/find-free-port';
import { type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy';
import { type Instance, startInstance } from '../support/instance';
import { parseMetrics, sampleValue } from '../support/prometheus';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

test.use({ allowsOutages: true });
test.describe.configure({ mode: 'serial' });

let database: DatabaseProxy;
let site: Instance;
let metrics: string;

test.beforeAll(async () => {
  const folder = z.string().parse(process.env.E2E_DATA_DIR);
  const settings = JSON.parse(await readFile(path.join(folder, 'settings.json'), 'utf8'));
  database = await openDatabaseProxy(settings.DATABASE_URL);
  const port = String(await findFreePort());
  metrics = `http://127.0.0.1:${port}/metrics`;
  site = await startInstance(folder, {
    DATABASE_URL: database.url,
    WEB_PROCESSES: '1',
    RUN_JOBS: 'false',
    METRICS_PORT: port,
  });
});

/** Returns how many fresh answers were sent from memory. */
async function hits(): Promise<number> {
  const samples = parseMetrics(await (await fetch(metrics)).text());
  return (
    sampleValue(samples, 'perennial_page_cache_total', { cache: 'answers', result: 'hit' }) ?? 0
  );
}

/** Visits a page until its answer comes from memory. The first render is not kept there. */
async function visitUntilCached(address: string): Promise<void> {
  const hitsBefore = await hits();
  await expect
    .poll(async () => {
      expect((await fetch(site.url + address)).status).toBe(200);
      return hits();
    })
    .toBeGreaterThan(hitsBefore);
}

test.afterAll(async () => {
  await site?.stop();
  await database?.close();
});

test('without a database, visited pages are still served and all others answer 503', async ({
  page,
  request,
}) => {
  const token = await tokenOf('ben');
  const visited = await paidMemorial(request, token, { name: `Visited ${Date.now()}` });
  const unvisited = await paidMemorial(request, token, { name: `Never ${Date.now()}` });
  for (const address of ['/', `/memorial/${visited}`]) await visitUntilCached(address);

  database.cut();
  const cachedAnswer = await page.goto(`${site.url}/memorial/${visited}`);
  expect(cachedAnswer?.status()).toBe(200);
  expect(cachedAnswer?.headers()['cache-status']).toBe('pages; hit; ttl=-1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Visited');

  const refused = await page.goto(`${site.url}/memorial/${unvisited}`);
  expect(refused?.status()).toBe(503);
  expect(refused?.headers()['retry-after']).toBe('5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page cannot be shown right now',
  );
  await expect(page.getByText(english.away)).toBeVisible();
  const list = await page.goto(`${site.url}/find-memorials?name=never`);
  expect([list?.status(), list?.headers()['retry-after']]).toEqual([503, '5']);
  await expect(page.getByText(english.away)).toBeVisible();
  await page.goto(`${site.url}/memorial/${unvisited}`);

  database.open();
  await expect(async () => {
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Never', {
      timeout: 1_000,
    });
  }).toPass();
  await expect
    .poll(async () => (await fetch(`${site.url}/memorial/${visited}`)).headers.get('cache-status'))
    .toBeNull();
});

test('a page that another instance changed during an outage is never sent as fresh', async ({
  request,
}) => {
  const token = await tokenOf('ben');
  const id = await paidMemorial(request, token, { favoriteQuote: 'Edition 1.' });
  const readEdition = async () => {
    const answer = await fetch(`${site.url}/memorial/${id}`);
    const edition = /Edition (\d)\./.exec(await answer.text())?.[1];
    return { edition, isFresh: answer.headers.get('cache-status') === null };
  };
  await visitUntilCached(`/memorial/${id}`);
  database.cut();
  await expect.poll(readEdition).toEqual({ edition: '1', isFresh: false });
  const headers = { authorization: `Bearer ${token}` };
  const edit = { headers, data: { favoriteQuote: 'Edition 2.' } };
  expect((await request.put(`/api/memorials/${id}`, edit)).status()).toBe(200);
  expect(await readEdition()).toEqual({ edition: '1', isFresh: false });

  const readings: Awaited<ReturnType<typeof readEdition>>[] = [];
  let isOver = false;
  const visitors = Array.from({ length: 5 }, async () => {
    while (!isOver) {
      readings.push(await readEdition());
      await sleep(20);
    }
  });
  database.open();
  await expect.poll(() => readings.at(-1)).toEqual({ edition: '2', isFresh: true });
  const hitsBefore = await hits();
  await expect.poll(hits).toBeGreaterThan(hitsBefore); // the instance receives changes again, and keeps the page
  isOver = true;
  await Promise.all(visitors);
  expect(readings.filter(({ edition, isFresh }) => isFresh && edition !== '2')).toEqual([]);
  expect(readings.at(-1)).toEqual({ edition: '2', isFresh: true });
});

test('forms keep what was typed while the database is down', async ({ page }) => {
  await page.goto(`${site.url}/login`);
  await page.getByLabel('Email', { exact: true }).fill('ben@perennial.example');
  await page.getByLabel('Password', { exact: true }).fill('Evergreen-1!');
  database.cut();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText(english.away)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ben@perennial.example');
  const contact = await page.goto(`${site.url}/contact`);
  expect(contact?.status()).toBe(200);
  await page.getByLabel('Full Name').fill('Ben Botha');
  await page.getByLabel('Email Address').fill('ben@example.org');
  await page.getByLabel('Subject').fill('A date');
  await page.getByLabel('Message').fill('His birthday was in May.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(english.away)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('His birthday was in May.');
  database.open();
});

test('the error page is in the language of the address', async ({ page }) => {
  database.cut();
  const answer = await page.goto(`${site.url}/fr/memorial/AbCdEfGhJkMn`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cette page ne peut pas être affichée pour le moment',
  );
  database.open();
});
