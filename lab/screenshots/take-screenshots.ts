import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { pathIn } from '@/lib/platform/language/addresses';
import {
  DEFAULT_LANGUAGE,
  type Language,
  PSEUDO_LANGUAGES,
} from '@/lib/platform/language/languages';
import { findBrowser as installedBrowser } from '../../scripts/browser/installed-browser';
import { addEastAsianFonts } from './add-east-asian-fonts';
import { pageByMessages } from './page-by-messages';
import { accentedPage } from './page-in-language';
import { getLoginState, type LoginState } from './people';
import { PICTURES } from './pictures';
import { addressOf, type Places } from './places';
import { savePicture } from './save-picture';
import type { Screenshot } from './screenshot';
import { waitUntilSettled } from './wait-until-settled';

const SCHEMES = ['light', 'dark'] as const;
/** Below this width, a window is as high as a phone's. */
const DESK_FROM = 1024;
const HEIGHTS = { phone: 844, desk: 800 };
/** Closes the language offer, which covers part of the page. */
const CLOSED_OFFER = `try { localStorage.setItem('languageOfferClosed', 'yes'); } catch {}`;

/** Enough of a page to judge it: longer pages only continue a list. */
const MAX_HEIGHT = 2000;
const TIMEOUT_MS = 10_000;

type ScreenshotOptions = {
  site: string;
  places: Places;
  folder: string;
  only: RegExp;
  languages: readonly Language[];
  /** In CSS pixels. */
  widths: readonly number[];
};

/**
 * Takes the screenshots whose name `only` matches, each as `NAME-WIDTH-SCHEME.webp`, in a subfolder for every language
 * but English. Returns their number and size in bytes. Throws at the end if some could not be taken.
 */
export async function takeScreenshots({
  site,
  places,
  folder,
  only,
  languages,
  widths,
}: ScreenshotOptions) {
  const total = { pictures: 0, bytes: 0 };
  const faults: string[] = [];
  const browser = await chromium.launch(await installedBrowser());
  const people = await logInEverybody(browser, site);
  for (const language of languages) {
    const languageFolder = language === DEFAULT_LANGUAGE ? folder : path.join(folder, language);
    await mkdir(languageFolder, { recursive: true });
    for (const picture of PICTURES.filter(({ name }) => only.test(name))) {
      const address = addressOf(picture.address, places);
      const state = picture.as && people[picture.as];
      for (const width of address ? widths : []) {
        const height = width < DESK_FROM ? HEIGHTS.phone : HEIGHTS.desk;
        const contextOptions = {
          viewport: { width, height },
          baseURL: site,
          reducedMotion: 'reduce' as const,
        };
        const context = await browser.newContext({
          ...contextOptions,
          ...(state && { storageState: state }),
        });
        try {
          const page = await openPicture(context, picture, { address: address ?? '', language });
          const sizes = await takeSchemes(
            page,
            path.join(languageFolder, `${picture.name}-${width}`),
          );
          total.pictures += sizes.length;
          for (const size of sizes) total.bytes += size;
        } catch (error) {
          faults.push(`${picture.name} in ${language} at ${width}: ${error}`);
        }
        await context.close();
      }
    }
  }
  await browser.close();
  if (faults.length > 0)
    throw new Error(`These screenshots could not be taken:\n${faults.join('\n')}`);
  return total;
}

/** Takes the page in light and in dark. Returns the sizes of the files in bytes. */
async function takeSchemes(page: Page, name: string): Promise<number[]> {
  const sizes: number[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    sizes.push(await savePicture(`${name}-${colorScheme}.webp`, shot));
  }
  return sizes;
}

async function logInEverybody(browser: Browser, site: string): Promise<Record<string, LoginState>> {
  const names = ['ada', 'ben', 'root'] as const;
  const people: Record<string, LoginState> = {};
  for (const name of names) people[name] = await getLoginState(browser, site, name);
  return people;
}

async function openPicture(
  context: BrowserContext,
  picture: Screenshot,
  { address, language }: { address: string; language: Language },
): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript(CLOSED_OFFER);
  await picture.before?.(page);
  await page.goto(pathIn(language, address));
  await waitUntilSettled(page);
  await picture.prepare?.(await inEnglish(page, language));
  await page.mouse.move(0, 0);
  await addEastAsianFonts(page);
  if (!picture.window) await stretch(page);
  await waitUntilSettled(page);
  return page;
}

/** A page on which everything is found by its English name. */
async function inEnglish(page: Page, language: Language): Promise<Page> {
  if (language === DEFAULT_LANGUAGE) return page;
  return language in PSEUDO_LANGUAGES ? accentedPage(page) : pageByMessages(page, language);
}

/** Makes the window as high as the page, so that elements fixed to the window's edge are at the page's edge. */
async function stretch(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) });
  await page.evaluate(() => window.scrollTo(0, 0));
}
