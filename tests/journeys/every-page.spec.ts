import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN_PAGES } from '@/lab/screenshots/admin-pages';
import { MEMBER_PAGES } from '@/lab/screenshots/member-pages';
import { addressOf, memorialPlaces, type Places } from '@/lab/screenshots/places';
import { PUBLIC_PAGES } from '@/lab/screenshots/public-pages';
import { settle } from '@/lab/screenshots/settle';
import { orderOf } from './support/admin-data';
import { CLOSED_OFFER } from './support/closed-offer';
import { enterAs } from './support/enter-as';
import { foreignWords } from './support/foreign-words';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { storedTexts } from './support/stored-texts';
import { expect, test } from './support/test';

// One of the pages is a 404.
test.use({ meetsRefusals: true, contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [...PUBLIC_PAGES, ...MEMBER_PAGES, ...ADMIN_PAGES].filter(({ before }) => !before);
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

/** The demo's ids, and the order of a memorial that has just been paid for. */
async function placesWithOrder(request: APIRequestContext, site: string): Promise<Places> {
  const memorialId = await paidMemorial(request, await tokenOf('ada'));
  return { ...(await memorialPlaces(site)), memorialOrder: await orderOf(memorialId) };
}

for (const { from, prefix, colorScheme, viewport } of DIRECTIONS)
  for (const reader of READERS)
    test(`every page of ${reader ?? 'a visitor'} opens without a fault from the ${from}`, async ({
      page,
      context,
      request,
      baseURL,
      expectAccessible,
    }) => {
      test.setTimeout(600_000); // a visitor can open some thirty pages
      if (reader) await enterAs(context, reader);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(CLOSED_OFFER);
      places ??= placesWithOrder(request, baseURL ?? '');
      const known = await places;
      for (const pattern of addressesFor(reader)) {
        const address = addressOf(pattern, known);
        if (address === null) continue;
        await test.step(address, async () => {
          const before = prefix ? await storedTexts() : [];
          await page.goto('about:blank'); // forces a full load even if only the hash changes
          await page.goto(prefix + address);
          await settle(page);
          await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
          expect.soft(await sideways(page), `${address} scrolls sideways`).toBeLessThanOrEqual(0);
          await expectAccessible();
          if (!prefix) return;
          // Excludes what people wrote, possibly while the page loaded, and the search term in an address.
          const written = [...before, ...(await storedTexts()), 'nobody'];
          const words = await foreignWords(page, written);
          expect.soft(words, `English words on ${address}`).toEqual([]);
        });
      }
    });

/** Returns by how many pixels the page is wider than the window. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
