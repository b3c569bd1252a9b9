/** Pictures of every page of a running site, to be looked at. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { demoAccounts } from '@/prisma/demo/accounts';

const HELP = `npm run screenshots -- [address] [folder]: takes pictures of every page of a running site with the
demo memorials (default http://localhost:3000), on a phone and on a desk, in light and dark, into
reports/screenshots. Uses the browser named by PLAYWRIGHT_CHROMIUM, else /usr/bin/chromium.
`;

const FOR_ALL = ['/', '/about', '/contact', '/terms_and_conditions', '/find-memorials'];
const FOR_VISITORS = ['/scan-code', '/login', '/signup', '/forgot-password', '/no-such-page'];
const FOR_MEMBERS = ['/create-memorial', '/profile'];
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1280];
const HEIGHT = 844;

const [site = 'http://localhost:3000', folder = 'reports/screenshots'] = process.argv.slice(2);
if (process.argv.includes('--help')) process.stdout.write(HELP);
else await takeAll();

async function takeAll(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const visitors = [...FOR_ALL, ...FOR_VISITORS, await someMemorial()];
  for (const colorScheme of SCHEMES)
    for (const width of WIDTHS) {
      await take(browser, { colorScheme, width }, visitors);
      await take(browser, { colorScheme, width }, FOR_MEMBERS, logIn);
    }
  await browser.close();
}

type Look = { colorScheme: (typeof SCHEMES)[number]; width: number };

async function take(
  browser: Browser,
  { colorScheme, width }: Look,
  addresses: string[],
  before = async (_: Page) => {},
): Promise<void> {
  const viewport = { width, height: HEIGHT };
  const context = await browser.newContext({ baseURL: site, colorScheme, viewport });
  const page = await context.newPage();
  await before(page);
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const name = address.slice(1).replaceAll('/', '-') || 'home';
    const file = path.join(folder, `${name}-${width}-${colorScheme}.png`);
    await page.screenshot({ path: file, fullPage: true });
  }
  await context.close();
}

async function someMemorial(): Promise<string> {
  const { memorials } = await (await fetch(new URL('/api/memorials?name=lovelace', site))).json();
  return `/memorial/${memorials[0]._id}`;
}

async function logIn(page: Page): Promise<void> {
  const ada = demoAccounts.find(({ name }) => name === 'ada');
  await page.goto('/login');
  await page.getByLabel('Email').fill(ada?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(ada?.password ?? '');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/find-memorials');
}
