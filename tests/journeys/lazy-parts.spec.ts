import path from 'node:path';
import type { Page } from '@playwright/test';
import { logInAsNewPerson } from './support/account';
import { openStep } from './support/create-form';
import { expect, test } from './support/test';

test.use({ allowsRefusals: true });

const CODE = '**/_next/static/chunks/**';

/** Opens the create form with only the scripts of its first load. `later` says whether another script loads. */
async function openWithFirstScripts(
  page: Page,
  address: string,
  later: () => Promise<'come' | 'fail'>,
  waitUntil?: 'domcontentloaded',
) {
  await logInAsNewPerson(page);
  const html = await (await page.request.get(address)).text();
  await page.route(CODE, async (route) => {
    const isFirst = html.includes(path.basename(new URL(route.request().url()).pathname));
    if (isFirst || (await later()) === 'come') await route.continue();
    else await route.fulfill({ status: 404 }); // as after an update of the site
  });
  await page.goto(address, { waitUntil });
}

test('a step whose script fails to load says so, and Try again loads it', async ({ page }) => {
  await openWithFirstScripts(page, '/create-memorial', async () => 'fail');
  await openStep(page, 'Family');
  const notLoaded = page
    .getByRole('region', { name: 'Their family' })
    .getByRole('alert')
    .filter({ hasText: 'This part could not be loaded.' });
  await expect(notLoaded).toBeVisible();
  await openStep(page, 'Person');
  await page.getByLabel('Full name').fill('Nomvula Dlamini');
  await openStep(page, 'Family');
  await page.unroute(CODE);
  await notLoaded.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^Add/ })).toBeEnabled();
  await openStep(page, 'Person');
  await expect(page.getByLabel('Full name')).toHaveValue('Nomvula Dlamini');
});

test('a step is disabled until its delayed script arrives, and then keeps what is typed', async ({
  page,
}) => {
  const arrival = Promise.withResolvers<'come'>();
  // The late script may also delay the page's load event.
  await openWithFirstScripts(
    page,
    '/create-memorial?step=origin',
    () => arrival.promise,
    'domcontentloaded',
  );
  const nationality = page.getByLabel('Nationality');
  // The server-rendered field is disabled; once the form around it re-renders, a placeholder replaces it.
  await expect(nationality.and(page.locator(':enabled'))).toHaveCount(0);
  // Clicks have no effect until the page's script runs.
  const person = page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: 'Person' });
  await expect(async () => {
    await person.click();
    await expect(person).toHaveAttribute('aria-current', 'step', { timeout: 1_000 });
  }).toPass();
  await page.getByLabel('Full name').fill('Nomvula Dlamini');
  await page.getByLabel('Full name').press('Enter');
  await expect(page.getByRole('heading', { name: 'Identity and origin' })).toBeFocused();
  arrival.resolve('come');
  await expect(nationality).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Identity and origin' })).toBeFocused();
  await nationality.fill('South African');
  await page.unrouteAll();
  await page.reload();
  await expect(nationality).toHaveValue('South African');
  await openStep(page, 'Person');
  await expect(page.getByLabel('Full name')).toHaveValue('Nomvula Dlamini');
});
