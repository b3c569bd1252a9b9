import type { Page } from '@playwright/test';
import { openAsAdmin } from './support/admin-data';
import { expect, test } from './support/test';

test.use({ allowsRefusals: true });

/** Selects by name, because Next's route announcer is also an alert. */
const problems = (page: Page) => page.getByRole('alert', { name: 'There is a problem' });

test('a wrong value stays in its field with an error', async ({ page }) => {
  await openAsAdmin(page, '/admin/settings/site');
  await page.getByLabel('Instagram').fill('http://example.org');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(problems(page)).toContainText('begins with https://');
  await expect(page.getByLabel('Instagram')).toHaveValue('http://example.org');
});
