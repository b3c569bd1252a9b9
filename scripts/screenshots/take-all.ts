import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browser as installedBrowser } from '../browser/installed-browser';
import { ADMIN_PAGES } from './admin-pages';
import { lendLetters } from './lend-letters';
import { MEMBER_PAGES } from './member-pages';
import { type Keys, keysOf } from './people';
import type { Picture } from './picture';
import { addressOf, type Places } from './places';
import { PUBLIC_PAGES } from './public-pages';
import { savePicture } from './save-picture';
import { settle } from './settle';

const ALL = [...PUBLIC_PAGES, ...MEMBER_PAGES, ...ADMIN_PAGES];
const SCHEMES = ['light', 'dark'] as const;
/** A phone and a desk. */
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Enough of a page to judge it by; what lies below is the rest of a list. */
const MOST_PIXELS_HIGH = 2000;
const PATIENCE_MS = 10_000;

type Wanted = { site: string; places: Places; folder: string; only: RegExp };

/**
 * Takes the pictures whose name `only` matches. Returns how many there are and their size in bytes. Throws
 * at the end when some could not be taken.
 */
export async function takeAll({ site, places, folder, only }: Wanted) {
  await mkdir(folder, { recursive: true });
  const made = { pictures: 0, bytes: 0 };
  const faults: string[] = [];
  const browser = await chromium.launch(await installedBrowser());
  const people = await everybodysKeys(browser, site);
  for (const picture of ALL.filter(({ name }) => only.test(name))) {
    const address = addressOf(picture.address, places);
    const keys = picture.as && people[picture.as];
    for (const viewport of address ? VIEWPORTS : []) {
      const look = { viewport, baseURL: site, reducedMotion: 'reduce' as const };
      const context = await browser.newContext({ ...look, ...(keys && { storageState: keys }) });
      try {
        const page = await openPicture(context, picture, address ?? '');
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          const file = path.join(folder, `${picture.name}-${viewport.width}-${colorScheme}.webp`);
          made.bytes += await savePicture(
            file,
            await page.screenshot({ animations: 'disabled', caret: 'hide' }),
          );
          made.pictures++;
        }
      } catch (error) {
        faults.push(`${picture.name} at ${viewport.width}: ${error}`);
      }
      await context.close();
    }
  }
  await browser.close();
  if (faults.length > 0) throw new Error(`These could not be taken:\n${faults.join('\n')}`);
  return made;
}

async function everybodysKeys(browser: Browser, site: string): Promise<Record<string, Keys>> {
  const names = ['ada', 'ben', 'root'] as const;
  const people: Record<string, Keys> = {};
  for (const name of names) people[name] = await keysOf(browser, site, name);
  return people;
}

async function openPicture(
  context: BrowserContext,
  picture: Picture,
  address: string,
): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await picture.before?.(page);
  await page.goto(address);
  await settle(page);
  await picture.act?.(page);
  await page.mouse.move(0, 0);
  await lendLetters(page);
  if (!picture.window) await stretch(page);
  await settle(page);
  return page;
}

/** Makes the window as high as the page, so that what is fixed to the window's edge is at the page's. */
async function stretch(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height: Math.min(height, MOST_PIXELS_HIGH) });
  await page.evaluate(() => window.scrollTo(0, 0));
}
