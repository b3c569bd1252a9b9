import { logInAsNewPerson } from './support/account';
import { openCreateForm, openStep } from './support/create-form';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('suggests an unlisted page for a child until another level is chosen', async ({ page }) => {
  await logInAsNewPerson(page);
  await openCreateForm(page);
  await page.getByLabel('Birth date').fill('2019-03-09');
  await page.getByLabel('Death date').fill('2024-07-21');
  await openStep(page, 'Options');
  const unlisted = page.getByRole('radio', { name: 'Anyone with the link or the code' });
  await expect(unlisted).toBeChecked();
  await expect(page.getByText('For a child, we suggest')).toBeVisible();
  await page.getByRole('radio', { name: 'Everyone' }).check();
  await openStep(page, 'Person');
  await page.getByLabel('Birth date').fill('2018-03-09');
  await openStep(page, 'Options');
  await expect(unlisted).not.toBeChecked();
});
