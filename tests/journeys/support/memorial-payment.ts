import type { Page, Response } from '@playwright/test';
import { z } from 'zod';
import {
  choosePicture,
  fillRequired,
  IDENTITY_NUMBER,
  openCreateForm,
  openStep,
  pressInPopup,
} from './create-form';
import { expect } from './test';

const orderSchema = z.object({ orderId: z.string() });
const fields = z.object({ m_payment_id: z.string() });

/** Fills in and submits the form. Ends on the payment step and returns the id of the order. */
export async function openPayment(page: Page, name: string): Promise<string> {
  await openCreateForm(page);
  await choosePicture(page);
  await fillRequired(page, name);
  return continueToPayment(page);
}

/**
 * Continues with the form that the browser has stored, which lacks only the identity number. Returns the id of the
 * order.
 */
export async function reopenPayment(page: Page): Promise<string> {
  await page.goto('/create-memorial');
  await expect(page.getByText('Your picture is saved.')).toBeVisible();
  await openStep(page, 'Origin');
  await page.getByLabel('Identity number').fill(IDENTITY_NUMBER);
  return continueToPayment(page);
}

/** Submits the form. Returns the id of the order. */
export async function continueToPayment(page: Page): Promise<string> {
  const isOrder = (answer: Response) => answer.url().endsWith('/initiate-memorial-order');
  const [answer] = await Promise.all([
    page.waitForResponse(isOrder),
    page.getByRole('button', { name: 'Continue to payment' }).click(),
  ]);
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
  return orderSchema.parse(await answer.json()).orderId;
}

export const cardButton = (page: Page) => page.getByRole('button', { name: 'Pay $20.00' });

/** Opens the popup. Returns a function that pays without the page, as if the payer had closed the tab. */
export async function openPopup(page: Page): Promise<() => Promise<unknown>> {
  const [begun] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/popup/begin')),
    cardButton(page).click(),
  ]);
  const { accessCode } = z.object({ accessCode: z.string() }).parse(await begun.json());
  const address = new URL('/popup/pay', begun.url()).href;
  const { request } = page.context();
  return () => request.post(address, { data: { accessCode } });
}

export async function payInPopup(page: Page): Promise<void> {
  await cardButton(page).click();
  await pressInPopup(page, 'Pay');
}

export const payFastButton = (page: Page) =>
  page.getByRole('button', { name: 'Pay by card or EFT with PayFast' });

/** Goes to PayFast's page. Returns the id of the order. */
export async function leaveForHostedPage(page: Page): Promise<string> {
  const paymentRequest = page.waitForRequest('**/eng/process');
  await payFastButton(page).click();
  const form = Object.fromEntries(new URLSearchParams((await paymentRequest).postData() ?? ''));
  await page.waitForURL(/\/eng\/payment\//);
  return z.string().parse(fields.parse(form).m_payment_id.split('-')[0]);
}

export const expectCreated = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Memorial Created Successfully!' })).toBeVisible({
    timeout: 30_000, // the provider confirms the payment, then the next page loads
  });

const totalSchema = z.object({ total: z.number() });

/** Expects exactly one memorial with that name. */
export async function expectOneMemorial(page: Page, name: string): Promise<void> {
  const answer = await page.request.get(`/api/memorials?name=${encodeURIComponent(name)}`);
  expect(totalSchema.parse(await answer.json()).total).toBe(1);
}
