import type { APIRequestContext, Page } from '@playwright/test';
import { EVERY_PAGE } from '@/lab/screenshots/every-page';
import { addClosedMemorial } from '@/lab/screenshots/fill-stack';
import { PICTURES } from '@/lab/screenshots/pictures';
import { addressOf, memorialPlaces, type Places } from '@/lab/screenshots/places';
import { waitUntilSettled } from '@/lab/screenshots/wait-until-settled';
import { orderOf } from './support/admin-data';
import { CLOSED_OFFER } from './support/closed-offer';
import { inDatabase } from './support/database';
import { findEnglishWords } from './support/english-words';
import { logInAs } from './support/log-in-as';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { storedTexts } from './support/stored-texts';
import { expect, test } from './support/test';

// Some of the pages are 404s.
test.use({ allowsRefusals: true, contextOptions: { reducedMotion: 'reduce' } });

const PAGES = PICTURES.filter(({ before }) => !before);
const READERS = [undefined, 'ada', 'ben', 'root'] as const;

/** `xr` is English with accents, written from right to left. Text without accents does not come from a message. */
const DIRECTIONS = [
  { from: 'left', prefix: '', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { from: 'right', prefix: '/xr', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

/** The addresses for a reader, without duplicates: the lists have some pages once for each state. */
const addressesFor = (reader: (typeof READERS)[number]) => [
  ...new Set(PAGES.filter(({ as }) => as === reader).map(({ address }) => address)),
];

let places: Promise<Places> | undefined;

/**
 * Returns a value for each `{name}` in the addresses of lib/platform/pages.ts: those of the demo, the order of a
 * memorial that has just been paid for, and a closed memorial.
 */
async function allPlaces(request: APIRequestContext, site: string): Promise<Places> {
  const memorialOrder = await orderOf(await paidMemorial(request, await tokenOf('ada')));
  const known = await memorialPlaces(site);
  const closed = await inDatabase((client) => addClosedMemorial(client, known.memorial ?? ''));
  const places = { ...known, memorialOrder, closed };
  expect(EVERY_PAGE.filter(({ address }) => addressOf(address, places) === null)).toEqual([]);
  return places;
}

for (const { from, prefix, colorScheme, viewport } of DIRECTIONS)
  for (const reader of READERS)
    test(`every page of ${reader ?? 'a visitor'} opens without a fault when written from the ${from}`, async ({
      page,
      context,
      request,
      baseURL,
      expectAccessible,
    }) => {
      test.setTimeout(600_000); // a visitor can open some thirty pages
      if (reader) await logInAs(context, reader);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(CLOSED_OFFER);
      places ??= allPlaces(request, baseURL ?? '');
      const known = await places;
      for (const pattern of addressesFor(reader)) {
        const address = addressOf(pattern, known);
        if (address === null) continue;
        await test.step(address, async () => {
          const before = prefix ? await storedTexts() : [];
          await page.goto('about:blank'); // forces a full load even if only the hash changes
          await page.goto(prefix + address);
          await waitUntilSettled(page);
          await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
          expect
            .soft(await overflowWidth(page), `${address} scrolls sideways`)
            .toBeLessThanOrEqual(0);
          expect.soft(await missingPreviewTags(page), `${address} in a link preview`).toEqual([]);
          await expectAccessible();
          if (!prefix) return;
          // Excludes what people wrote, possibly while the page loaded, and the search term in an address.
          const written = [...before, ...(await storedTexts()), 'nobody'];
          const words = await findEnglishWords(page, written);
          expect.soft(words, `English words on ${address}`).toEqual([]);
        });
      }
    });

/** Returns by how many pixels the page is wider than the window. */
const overflowWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What a link preview of any page needs. */
const PREVIEW_TAGS = [
  ...['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale', 'og:image'],
  ...['og:image:type', 'og:image:width', 'og:image:height', 'og:image:alt'],
  ...['twitter:title', 'twitter:description', 'twitter:image'],
];

const missingPreviewTags = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const contentOf = (name: string) =>
      document
        .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
        ?.getAttribute('content');
    const isLarge = contentOf('twitter:card') === 'summary_large_image';
    return [...(isLarge ? [] : ['twitter:card']), ...names.filter((name) => !contentOf(name))];
  }, PREVIEW_TAGS);
