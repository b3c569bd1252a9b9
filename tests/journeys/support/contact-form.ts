import type { Page } from '@playwright/test';

/** Each field's label, a valid text, and the error shown when it is empty. */
export const CONTACT_FIELDS: [label: string, text: string, fault: string][] = [
  ['Full Name', 'Ben Botha', 'Name is required'],
  ['Email Address', 'ben@example.org', 'Please enter a valid email address'],
  ['Subject', `Journey ${Date.now()}`, 'Subject is required'],
  ['Message', 'His birthday was in May.\nThank you.', 'Message is required'],
];

/** Fills in the contact form and sends it. */
export async function sendMessage(page: Page, beforeSending = async () => {}): Promise<void> {
  await page.goto('/contact');
  for (const [label, text] of CONTACT_FIELDS) await page.getByLabel(label).fill(text);
  await beforeSending();
  await page.getByRole('button', { name: 'Send Message' }).click();
}
