import { logInAsKnownPerson } from './support/account';
import { addWebhook } from './support/add-webhook';
import { expectToFit } from './support/expect-to-fit';
import { expect, test } from './support/test';

test.use({ allowsRefusals: true }); // addresses on this machine are refused

test('a member adds a webhook, sees its deliveries, and switches it off', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await logInAsKnownPerson(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Tell your own program' }).click();
  await page.waitForURL('/profile/webhooks');
  await expect(page.getByText('There are no webhooks yet.')).toBeVisible();

  await page.getByLabel('Address').fill('http://127.0.0.1:5432/');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Please choose which events it receives.').first()).toBeVisible();
  await page.getByLabel('Flowers were sent').check();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Please enter an address that begins with').first()).toBeVisible();
  await addWebhook(page);
  const secret = page.getByText(/^whsec_/);
  await expect(secret).toBeVisible();
  await expectToFit(page, 'a webhook and its secret', expectAccessible);

  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('A test is on its way.')).toBeVisible();
  await page.getByRole('link', { name: 'Latest deliveries' }).click();
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
  await expect(page.getByText(/^The previous secret stays valid, too, until/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no webhooks yet.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
