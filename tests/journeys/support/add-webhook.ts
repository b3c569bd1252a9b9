import type { Page } from '@playwright/test';
import { expect } from './test';

/** A name that nobody will ever have (RFC 6761), so that what is sent there fails at once. */
const ADDRESS = 'https://hooks.invalid/in';

/** Adds a webhook at an address that does not exist, by the form of the open page. */
export async function addWebhook(page: Page): Promise<void> {
  await page.getByLabel('Address').fill(ADDRESS);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByRole('heading', { name: ADDRESS })).toBeVisible();
}
