import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { PICTURES } from '@/lab/screenshots/pictures';
import { addressOf } from '@/lab/screenshots/places';
import type { Screenshot } from '@/lab/screenshots/screenshot';
import { servedRelease } from '@/scripts/releases/history';
import { unzip } from '../support/unzip';
import { PASSWORD } from './support/account';
import { BRAND, DEFAULT_NAME, LEGAL } from './support/brand/brand';
import { distance, drawCardNamed } from './support/brand/compare-cards';
import {
  condoleInFrench,
  createInFrench,
  sendFlowersInFrench,
  signUpInFrench,
} from './support/brand/in-french';
import { setUpBrand } from './support/brand/set-up';
import { type BrandSite, startBrand } from './support/brand/start-brand';
import { expectMailsOfBrand, triggerMails } from './support/brand/trigger-mails';
import { readAll, type Watch, watchFor } from './support/brand/watch';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

const OWNER = 'odile@example.org';
const FRIEND = 'paul@example.org';
const NAME = 'Rose Garnier';
const STEP_MS = 20_000;
/** How many of some 400 bodies may stay unread, because the browser discards them when it leaves a page. */
const MAX_UNREAD = 15;

let site: BrandSite;
let watch: Watch;
let admin: Page;
let owner: Page;
let visitor: Page;
let id = '';
let condolence = '';

test.beforeAll(async ({ browser }) => {
  site = await startBrand();
  admin = await (await site.enter(browser, 'admin')).newPage();
});
test.afterAll(async () => {
  for (const page of [admin, owner, visitor]) await page?.context().close();
  await site?.stop();
});

test('an admin sets up another brand using only the settings pages', async ({ browser }) => {
  test.slow();
  await setUpBrand(admin, site);
  watch = watchFor(DEFAULT_NAME, site.url);
  const open = async () =>
    watch.follow(await browser.newContext({ baseURL: site.url, locale: 'fr-FR' })).newPage();
  [owner, visitor] = [await open(), await open()];
  for (const page of [owner, visitor]) page.setDefaultTimeout(STEP_MS);
});

test('people read the site in French, pay in euros, and get its mails', async () => {
  test.slow();
  await visitor.goto('/fr');
  await expect(visitor).toHaveTitle(new RegExp(`^${BRAND.name}\\s:\\s${BRAND.tagline}$`));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(BRAND.homeHeading);
  await expect(visitor.getByText(BRAND.price.shown).first()).toBeVisible();
  await expect(visitor.getByRole('contentinfo')).toContainText(BRAND.footerLine);
  const primary = () => getComputedStyle(document.documentElement).getPropertyValue('--primary');
  expect(await visitor.evaluate(primary)).toBe(BRAND.accent);
  await signUpInFrench(owner, site, OWNER);
  id = await createInFrench(owner, NAME);
  await site.mailTo(OWNER, NAME);
  expect((await site.mailTo(OWNER, NAME)).text).toContain(BRAND.price.shown);
  await watch.seeStored(owner);
  condolence = await condoleInFrench(visitor, id);
  await watch.seeStored(visitor);
  await signUpInFrench(visitor, site, FRIEND);
  await sendFlowersInFrench(visitor, id, 'Des fleurs pour Rose.');
  expect((await site.mailTo(FRIEND, NAME)).text).toMatch(/\d,\d\d\u00a0€/);
  expect((await site.mailTo(OWNER, 'fleurs pour')).text).toMatch(/\d,\d\d\u00a0€/);
  await watch.seeStored(visitor);
});

test("French pages show only the brand's own texts, prices and colours", async () => {
  for (const { path: address, words } of Object.values(LEGAL)) {
    await visitor.goto(`/fr${address}`);
    await expect(visitor.getByRole('main')).toContainText(words);
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'fr');
  }
  const footer = visitor.getByRole('contentinfo').getByRole('link');
  for (const { path: address } of Object.values(LEGAL))
    await expect(footer.and(visitor.locator(`[href="/fr${address}"]`))).toHaveCount(1);
  await visitor.goto(`/fr/send-flowers/${id}`);
  await expect(visitor.getByText(BRAND.flowers.most)).toBeVisible();
  for (const { address } of PICTURES.filter(({ as }) => !as)) {
    const path = addressOf(address, { memorial: id })?.split('#')[0];
    if (!path) continue;
    const html = await (await fetch(`${site.url}/fr${path}`)).text();
    expect(html, path).toContain('lang="fr"');
    expect(html, path).toMatch(/<style data-look="">[^<]*#7a1f3d/);
    const shown = html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
    if (!path.startsWith('/developers'))
      expect(shown, path).not.toMatch(/[$£]\s?\d|USD|ZAR|dollar/);
  }
});

test("the preview card has the brand's name", async () => {
  const card = await fetch(`${site.url}/memorial/${id}/preview.jpg`);
  const [, icon = ''] = /href="(\/assets\/\w+\/icon-192)"/.exec(
    await (await fetch(site.url)).text(),
  ) ?? ['', ''];
  const cardBytes = Buffer.from(await card.arrayBuffer());
  const iconBytes = Buffer.from(await (await fetch(site.url + icon)).arrayBuffer());
  const [brandCard, defaultCard] = [
    await drawCardNamed(BRAND.name, iconBytes),
    await drawCardNamed('Perennial', iconBytes),
  ];
  expect(await distance(cardBytes, brandCard)).toBeLessThan(2);
  expect(await distance(cardBytes, defaultCard)).toBeGreaterThan(8);
});

test("every mail has the brand's name", async () => {
  test.slow();
  const people = { owner: OWNER, friend: FRIEND, memorialId: id };
  const { call, token } = await triggerMails(site, watch, people);
  const archive = await fetch(`${site.url}/api/auth/my-data`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(archive.headers.get('content-disposition')).toContain('le-jardin-du-souvenir-my-data-');
  const entries = unzip(new Uint8Array(await archive.arrayBuffer()));
  expect(entries.size).toBeGreaterThan(1);
  for (const [name, content] of entries) {
    watch.see('the name of a file', name);
    watch.see(name, content);
  }
  await call('/api/auth/delete-profile', {
    method: 'DELETE',
    token,
    body: { password: PASSWORD },
  });
  await site.mailTo(OWNER, 'a été supprimé');
  const mails = await expectMailsOfBrand(site, watch);
  expect(mails.length).toBeGreaterThan(20);
  expect(watch.answers()).toBeGreaterThan(200);
  const unread = await watch.unread();
  expect(unread.length, unread.join('\n')).toBeLessThanOrEqual(MAX_UNREAD);
  expect(await watch.found()).toEqual([]);
});

/** Returns the addresses that these people open, in both languages, except those whose ids the test does not have. */
function addressesOf(...people: Screenshot['as'][]): string[] {
  const found = PICTURES.filter(({ as }) => people.includes(as)).flatMap(
    ({ address }) => addressOf(address, { memorial: id }) ?? [],
  );
  const brandAddresses = found.map((each) => each.replace(DEFAULT_NAME, 'jardin'));
  return brandAddresses.flatMap((each) => [each, `/fr${each}`]);
}

/** Returns the browser's cookies as a header. */
const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

test("no script, style sheet or other static file has the product's name", async () => {
  const release = servedRelease();
  for (const folder of ['.next/static', 'public']) {
    const root = path.join(release, folder);
    const found = await readdir(root, { recursive: true, withFileTypes: true });
    const names = found.filter((each) => each.isFile());
    expect(names.length).toBeGreaterThan(2);
    for (const { parentPath, name } of names) {
      watch.see('the name of a file', name);
      watch.see(`${folder}/${name}`, await readFile(path.join(parentPath, name)));
    }
  }
  expect(await watch.found()).toEqual([]);
});

test("no page, feed, card or other file of the brand has the product's name", async () => {
  test.slow();
  const legal = Object.values(LEGAL).flatMap(({ path: each }) => [each, `/fr${each}`]);
  const files = [
    ...['/feed.xml', '/fr/feed.xml', '/sitemap.xml', '/robots.txt', '/llms.txt', '/livez'],
    ...['/manifest.webmanifest', '/fr/manifest.webmanifest', '/api/openapi.json', '/icon.svg'],
    ...['/preview.jpg', '/fr/preview.jpg'],
    ...['/apple-icon.png', '/favicon.ico', '/nowhere', '/api/nowhere', '/api/memorials'],
    ...[`/q/${id}`, `/q/${id}/code.svg`, `/q/${id}/code-600.png`, '/service-worker.js', '/sw.js'],
    ...[`/memorial/${id}/preview.jpg`, `/memorial/${id}/portrait.jpg`, condolence],
    ...[`/api/memorials/${id}`, `/embed/${id}`, '/.well-known/security.txt', '/unavailable/busy'],
  ];
  const all = [...addressesOf(undefined), ...legal, ...files];
  /** `found` is slightly less than the number of pages each reader could open when this was written. */
  const readers = [
    { cookie: '', addresses: all, found: 140, known: `/fr/memorial/${id}` },
    {
      cookie: await cookieOf(visitor.context()),
      addresses: addressesOf('ada', 'ben'),
      found: 150,
      known: '/my-memorials',
    },
    {
      cookie: await cookieOf(admin.context()),
      addresses: addressesOf('root'),
      found: 370,
      known: '/admin/orders',
    },
  ];
  for (const { cookie, addresses, found, known } of readers) {
    await site.resetLimits();
    const statuses = await readAll(site.url, addresses, cookie, watch);
    const failed = [...statuses].filter(([, status]) => status >= 500 || status === 429);
    expect(failed).toEqual([]);
    expect(statuses.get(known), known).toBe(200);
    const closed = [...statuses].filter(([, status]) => status !== 200);
    expect(statuses.size - closed.length, closed.join('\n')).toBeGreaterThan(found);
  }
  expect(await watch.found()).toEqual([]);
});
