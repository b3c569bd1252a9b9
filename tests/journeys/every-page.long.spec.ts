import { EVERY_PAGE } from '@/lab/screenshots/every-page';
import { addClosedMemorial } from '@/lab/screenshots/fill-stack';
import { addressOf, memorialPlaces } from '@/lab/screenshots/places';
import { inDatabase } from './support/database';
import { expectToFit, expectToFitTwiceAsLarge } from './support/expect-to-fit';
import { expect, test } from './support/test';

// Some of the pages are 404s.
test.use({ allowsRefusals: true });

const PAGES = EVERY_PAGE.filter(({ as }) => !as).map(({ address }) => address);

for (const pattern of [...PAGES, '/reset-password'])
  test(`${pattern} is accessible and never scrolls sideways, in light and dark mode`, async ({
    page,
    baseURL,
    expectAccessible,
  }) => {
    const places = await memorialPlaces(baseURL ?? '');
    const closed = await inDatabase((client) => addClosedMemorial(client, places.memorial ?? ''));
    await page.goto(addressOf(pattern, { ...places, closed }) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectToFit(page, pattern, expectAccessible);
    await expectToFitTwiceAsLarge(page, pattern);
  });
