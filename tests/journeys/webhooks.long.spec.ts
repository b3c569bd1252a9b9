import { addWebhook } from './support/add-webhook';
import { expectToFit } from './support/expect-to-fit';
import { logInAs } from './support/log-in-as';
import { expect, test } from './support/test';

test.use({ allowsRefusals: true });

test('an admin adds a webhook for the operator and deletes it', async ({
  page,
  context,
  expectAccessible,
}) => {
  await logInAs(context, 'root');
  await page.goto('/admin/webhooks');
  await page.getByLabel('A memorial was created').check();
  await addWebhook(page);
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expectToFit(page, 'the webhooks of the operator', expectAccessible);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no webhooks yet.')).toBeVisible();
});
