import type { Page } from '@playwright/test';
import { enterAsKnownPerson } from './support/account';
import { enterAs } from './support/enter-as';
import { expectToFit } from './support/expect-to-fit';
import { expect, test } from './support/test';

/** A name that nobody will ever have (RFC 6761), so that what is sent there fails at once. */
const ADDRESS = 'https://hooks.invalid/in';

test.use({ meetsRefusals: true }); // an address on this machine

test('a member has a program told, sees what became of it, and switches it off', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await enterAsKnownPerson(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Have a program of yours told' }).click();
  await page.waitForURL('/profile/webhooks');
  await expect(page.getByText('There are no webhooks yet.')).toBeVisible();

  await page.getByLabel('Address').fill('http://127.0.0.1:5432/');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Please choose what it is told.').first()).toBeVisible();
  await page.getByLabel('Flowers were sent').check();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Please enter an address that begins with').first()).toBeVisible();
  await addWebhook(page);
  const secret = page.getByText(/^whsec_/);
  await expect(secret).toBeVisible();
  await expectToFit(page, 'a webhook and its secret', expectAccessible);

  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('A test is on its way.')).toBeVisible();
  await page.getByRole('link', { name: 'The last deliveries' }).click();
  await page.waitForURL(/[?]webhook=/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('This address is not known on the internet.')).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Send again' })).toBeEnabled();
  await expectToFit(page, 'the deliveries of a webhook', expectAccessible);

  await page.getByRole('link', { name: 'All webhooks' }).click();
  await expect(page.getByText(/^It has failed since/)).toBeVisible();
  await expect(secret).toHaveCount(0);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Switched off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a test' })).toHaveCount(0);
  await page.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click();
  await expect(secret).toBeVisible();
  await expect(page.getByText(/^The secret before it counts, too, until/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no webhooks yet.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an admin sets up a webhook of the operator', async ({ page, context, expectAccessible }) => {
  await enterAs(context, 'root');
  await page.goto('/admin/webhooks');
  await page.getByLabel('A memorial was created').check();
  await addWebhook(page);
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expectToFit(page, 'the webhooks of the operator', expectAccessible);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no webhooks yet.')).toBeVisible();
});

async function addWebhook(page: Page): Promise<void> {
  await page.getByLabel('Address').fill(ADDRESS);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByRole('heading', { name: ADDRESS })).toBeVisible();
}
