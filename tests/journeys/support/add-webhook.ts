import type { Page } from '@playwright/test';
import { expect } from './test';

/** A name that never resolves (RFC 6761), so deliveries fail at once. */
const ADDRESS = 'https://hooks.invalid/in';

/** Adds a webhook with an unreachable address through the form on the open page. */
export async function addWebhook(page: Page): Promise<void> {
  await page.getByLabel('Address').fill(ADDRESS);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByRole('heading', { name: ADDRESS })).toBeVisible();
}
