import type { Page } from '@playwright/test';
import { fillStack } from '@/lab/screenshots/fill-stack';
import { accentedPage } from '@/lab/screenshots/page-in-language';
import { PICTURES } from '@/lab/screenshots/pictures';
import { addressOf, memorialPlaces, type Places } from '@/lab/screenshots/places';
import { waitUntilSettled } from '@/lab/screenshots/wait-until-settled';
import { CLOSED_OFFER } from './closed-offer';
import { cutTexts } from './cut-texts';
import { findEnglishWords } from './english-words';
import { logInAsKnown } from './log-in-as';
import { MORE_STATES } from './more-states';
import { addOrderStates } from './order-states';
import { storedTexts } from './stored-texts';
import { expect, test } from './test';

/** All pages in both pseudo-languages, and the further states divided between the two. */
const STATES = {
  xx: [...PICTURES, ...MORE_STATES.filter((_, at) => at % 2 === 0)],
  xr: [...PICTURES, ...MORE_STATES.filter((_, at) => at % 2 === 1)],
};

/** A journey that does not find a button must fail before the whole test times out. */
const PATIENCE_MS = 20_000;
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

/** Texts that the states type, search for, or choose as file names. */
const TYPED_TEXTS = [
  'Nomvula Dube',
  'nomvula',
  'ChaLLenge123',
  'OrderFLower1',
  'nobody',
  'example.org',
  'localhost',
  'our-grandmother-in-her-garden-in-spring.jpg',
  'garden.jpg',
  'eulogy.pdf',
  'bloom-512.png',
  'Back camera',
];

let places: Promise<Places> | undefined;

/** Returns all ids that an address may need, and adds past payments to the database. */
async function allPlaces(site: string): Promise<Places> {
  const memorialIds = await memorialPlaces(site);
  const filled = await fillStack(process.env.E2E_DATA_DIR ?? '', memorialIds);
  return { ...memorialIds, ...filled, ...(await addOrderStates(memorialIds)) };
}

/**
 * Declares a test for each page and state in a pseudo-language: no English word, nothing cut off on a narrow phone,
 * and no accessibility fault.
 */
export function testPseudoLanguage(
  language: 'xx' | 'xr',
  as: 'ada' | 'ben' | 'root' | undefined,
): void {
  test.use({ allowsRefusals: true, viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });
  for (const { name, address: pattern, before, prepare: act } of STATES[language].filter(
    (each) => each.as === as,
  ))
    test(`${name} in ${language}, for ${as ?? 'a visitor'}`, async ({
      page,
      context,
      baseURL,
      expectAccessible,
    }) => {
      places ??= allPlaces(baseURL ?? '');
      const address = addressOf(pattern, await places);
      expect(address).not.toBeNull();
      if (as) await logInAsKnown(context, as);
      page.setDefaultTimeout(PATIENCE_MS);
      await page.addInitScript(CLOSED_OFFER);
      await before?.(page);
      await page.goto(`/${language}${address}`);
      await waitUntilSettled(page);
      await act?.(accentedPage(page));
      await expectNoEnglish(page);
      // xx runs from left to right and is checked in light mode in a wide window. xr runs from right to left and is
      // checked in dark mode in a narrow window.
      if (language === 'xx') await expectAccessible();
      await page.setViewportSize(NARROW);
      await expectToFitNarrow(page);
      if (language === 'xx') return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible();
    });
}

async function expectNoEnglish(page: Page): Promise<void> {
  const allowedTexts = [...(await storedTexts()), ...TYPED_TEXTS].sort(
    (a, b) => b.length - a.length,
  );
  expect.soft(await findEnglishWords(page, allowedTexts), 'English words').toEqual([]);
}

async function expectToFitNarrow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
  expect.soft(await cutTexts(page), 'texts that are cut off').toEqual([]);
}
