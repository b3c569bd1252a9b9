import type { Page } from '@playwright/test';

/** Matches the addresses of Stripe's page. */
export const STRIPE_PAGE = '**/c/pay/*';
export const WITH_STRIPE = 'Pay by card with Stripe';

/** A button of Stripe's page. */
export const stripeButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });

/** Clicks the button of the payment step and waits for Stripe's page. */
export async function leaveForStripe(page: Page): Promise<void> {
  await page.getByRole('button', { name: WITH_STRIPE }).click();
  await page.waitForURL(STRIPE_PAGE);
}
