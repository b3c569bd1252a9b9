import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { browser as installedBrowser } from '../browser/installed-browser';
import { ADMIN_PAGES } from './admin-pages';
import { MEMBER_PAGES } from './member-pages';
import { type Keys, keysOf } from './people';
import type { Picture } from './picture';
import { addressOf, type Places } from './places';
import { PUBLIC_PAGES } from './public-pages';
import { savePicture } from './save-picture';
import { settle } from './settle';

const SCHEMES = ['light', 'dark'] as const;
/** A phone and a desk. */
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const PATIENCE_MS = 10_000;

type Wanted = { site: string; places: Places; folder: string; only: string };

/**
 * Takes the pictures whose name has `only` in it. Gives how many there are, and their bytes. Throws at the
 * end when some could not be taken.
 */
export async function takeAll({ site, places, folder, only }: Wanted) {
  await mkdir(folder, { recursive: true });
  const made = { pictures: 0, bytes: 0 };
  const faults: string[] = [];
  const browser = await chromium.launch(await installedBrowser());
  const people = await everybodysKeys(browser, site);
  for (const { picture, look } of wantedPictures(only)) {
    const address = addressOf(picture.address, places);
    if (!address) continue;
    const name = `${picture.name}-${look.viewport.width}-${look.colorScheme}.webp`;
    const keys = picture.as && people[picture.as];
    const context = await browser.newContext({
      ...look,
      ...(keys && { storageState: keys }),
      baseURL: site,
    });
    try {
      const shot = await shoot(context, picture, address);
      made.bytes += await savePicture(path.join(folder, name), shot);
      made.pictures++;
    } catch (error) {
      faults.push(`${name}: ${error}`);
    }
    await context.close();
  }
  await browser.close();
  if (faults.length > 0) throw new Error(`These could not be taken:\n${faults.join('\n')}`);
  return made;
}

const wantedPictures = (only: string) =>
  SCHEMES.flatMap((colorScheme) =>
    VIEWPORTS.flatMap((viewport) =>
      [...PUBLIC_PAGES, ...MEMBER_PAGES, ...ADMIN_PAGES]
        .filter(({ name }) => name.includes(only))
        .map((picture) => ({
          picture,
          look: { colorScheme, viewport, reducedMotion: 'reduce' as const },
        })),
    ),
  );

async function everybodysKeys(browser: Browser, site: string): Promise<Record<string, Keys>> {
  const names = ['ada', 'ben', 'root'] as const;
  const people: Record<string, Keys> = {};
  for (const name of names) people[name] = await keysOf(browser, site, name);
  return people;
}

async function shoot(context: BrowserContext, picture: Picture, address: string): Promise<Buffer> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await picture.before?.(page);
  await page.goto(address);
  await settle(page);
  await picture.act?.(page);
  await settle(page);
  return page.screenshot({ fullPage: !picture.window, animations: 'disabled', caret: 'hide' });
}
