import type { Locator, Page } from '@playwright/test';
import { LEGAL_KINDS } from '@/lib/settings/legal/rules';
import { halves } from '../../../unit/media/picture-files';
import { PASSWORD } from '../account';
import { chooseFiles } from '../choose-files';
import { expect } from '../test';
import { BRAND, LEGAL } from './brand';
import { type BrandSite, codeIn } from './start-brand';

const SAVED = 'Saved. It is now in effect.';

const save = (within: Page | Locator) =>
  within.getByRole('button', { name: 'Save', exact: true }).click();

/** Sets up the second brand through the admin's settings pages. */
export async function setUpBrand(page: Page, site: BrandSite): Promise<void> {
  await setName(page, site);
  await setColours(page);
  await setTexts(page);
  await setPrices(page);
  for (const kind of LEGAL_KINDS) await publish(page, kind);
}

async function setName(page: Page, site: BrandSite) {
  await page.goto('/admin/settings');
  await page.getByRole('main').getByRole('link', { name: 'Site', exact: true }).click();
  await page.getByLabel('Name of the site').fill(BRAND.name);
  await page.getByLabel('Motto').fill(BRAND.tagline);
  await page.getByLabel('Who runs the site').fill(BRAND.operator);
  await page.getByLabel('Postal address').fill(BRAND.postalAddress);
  await page.getByLabel('Instagram').fill(BRAND.instagram);
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(BRAND.name));
  await page.getByLabel('Contact address').fill(BRAND.contactEmail);
  await save(page);
  const code = page.getByLabel('Code from the email');
  await code.fill(codeIn(await site.mailTo(BRAND.contactEmail, BRAND.name)));
  await save(page);
  await expect(code).toBeHidden();
  await expect(page.getByLabel('Contact address')).toHaveValue(BRAND.contactEmail);
}

async function setColours(page: Page) {
  await page.goto('/admin/settings/look');
  await page.getByRole('textbox', { name: 'Buttons and links', exact: true }).fill(BRAND.accent);
  await page.getByRole('textbox', { name: 'Paper', exact: true }).fill(BRAND.paper);
  const pictures = { Logo: halves(600, 150), Icon: halves(600, 600) };
  for (const [name, picture] of Object.entries(pictures)) {
    const buffer = await picture.png().toBuffer();
    const file = { name: 'jardin.png', mimeType: 'image/png', buffer };
    await chooseFiles(page.getByLabel(name, { exact: true }), file);
    await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
  }
  await save(page);
  await page.waitForURL(/\?saved$/);
}

async function setTexts(page: Page) {
  await page.goto('/admin/settings/words');
  await page.getByLabel('Heading of the home page').fill(BRAND.homeHeading);
  await page.getByLabel('Text below it').fill(BRAND.homeLead);
  await page.getByLabel('Line at the foot of every page').fill(BRAND.footerLine);
  await page.getByLabel('End of every email').fill(BRAND.mailSignature);
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
}

async function setPrices(page: Page) {
  await page.goto('/admin/settings/shop');
  const shop = page.locator('form').filter({ hasText: 'Currency of the site' });
  await shop.getByLabel('Currency of the site').selectOption(JSON.stringify('EUR'));
  await shop.getByLabel('Country of the site').selectOption(JSON.stringify('FR'));
  for (const provider of ['Paystack', 'PayFast'])
    await shop.getByRole('checkbox', { name: provider }).uncheck();
  await expect(shop.getByRole('checkbox', { name: 'Stripe' })).toBeChecked();
  const flowers = shop.getByRole('group', { name: 'What flowers cost' });
  await flowers.getByRole('button', { name: 'Add a currency' }).click();
  const { min, max, step } = BRAND.flowers.typed;
  await flowers.getByLabel('Smallest amount').last().fill(min);
  await flowers.getByLabel('Largest amount').last().fill(max);
  await flowers.getByLabel('Step').last().fill(step);
  await shop.getByLabel('Your password').fill(PASSWORD);
  await save(shop);
  await expect(page.getByText(SAVED)).toBeVisible();

  const plan = page.getByRole('form', { name: 'What a memorial costs' });
  await plan.getByLabel('Amount').fill(BRAND.price.typed);
  await plan.getByLabel('Currency').selectOption('EUR');
  await plan.getByLabel('Your password').fill(PASSWORD);
  const planSaved = page.waitForResponse('**/api/admin/plans/memorial');
  await save(plan);
  expect((await planSaved).status()).toBe(200);
}

async function publish(page: Page, kind: (typeof LEGAL_KINDS)[number]) {
  await page.goto(`/admin/settings/legal/${kind}?language=fr`);
  await page.getByRole('textbox', { name: 'Text' }).fill(LEGAL[kind].body);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this text?' });
  const tellMembers = dialog.getByRole('checkbox', { name: /^Tell members/ });
  if (await tellMembers.isVisible()) {
    await tellMembers.check();
    await dialog.getByLabel('What has changed').fill('Tout est neuf.');
  }
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published.')).toBeVisible();
}
