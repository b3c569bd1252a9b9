import type { Page } from '@playwright/test';
import { expect } from './test';

const IN_REVIEW =
  'Your payment has arrived, and we are looking into it. You do not need to pay again.';

/** Expects the page after a payment to say that the memorial could not be created, and why. */
export async function expectFailedRescue(
  page: Page,
  orderId: string,
  message: string,
): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: 'Error Finalizing Memorial' });
  await expect(title).toBeFocused({ timeout: 30_000 }); // by scripts of the page after the payment
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByText(IN_REVIEW)).toBeVisible();
  await expect(page.getByText(`quote order ${orderId}`)).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'contact support' }),
  ).toHaveAttribute('href', '/contact');
}
