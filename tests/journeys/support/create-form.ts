import type { Page } from '@playwright/test';
import { chooseFiles } from './choose-files';
import { portraitFile } from './portrait';
import { expect } from './test';

type StepName = 'Person' | 'Origin' | 'Life' | 'Family' | 'Service' | 'Options';

export const IDENTITY_NUMBER = '4803090000000';

/** Opens the form and waits until its fields are enabled. */
export async function openCreateForm(page: Page): Promise<void> {
  await page.goto('/create-memorial');
  await expect(page.getByRole('heading', { name: 'Create a memorial' })).toBeVisible();
  await expect(page.getByLabel('Profile picture')).toBeEnabled();
}

/** Opens a step of the form. */
export async function openStep(page: Page, name: StepName): Promise<void> {
  const step = page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
  // Right after a reload, the form may restore the stored step after the click and so undo it.
  await expect(async () => {
    await step.click();
    await expect(step).toHaveAttribute('aria-current', 'step', { timeout: 2_000 });
  }).toPass();
}

/** Chooses a portrait on the step 'Person' and accepts the suggested crop. */
export async function choosePicture(page: Page): Promise<void> {
  await chooseFiles(page.getByLabel('Profile picture'), await portraitFile());
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByRole('img', { name: 'Your chosen picture' })).toBeVisible();
}

/** Fills in all required fields except the picture. Ends on the step 'Origin'. */
export async function fillRequired(page: Page, name: string): Promise<void> {
  await openStep(page, 'Person');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Birth date').fill('1948-03-09');
  await page.getByLabel('Place of birth').fill('Eshowe, KwaZulu-Natal');
  await page.getByLabel('Death date').fill('2024-07-21');
  await page.getByLabel('Biography').fill('She taught maths.\n\nOn Sundays she sang in the choir.');
  await openStep(page, 'Origin');
  await page.getByLabel('Identity number').fill(IDENTITY_NUMBER);
  await page.getByLabel('Nationality').fill('South African');
  await page.getByLabel('Primary cause of death').fill('Heart failure');
  await page.getByRole('radio', { name: 'Shown on the page and found by search' }).check();
}

/** The card popup: a frame with the provider's page, here the sandbox's. */
export const popup = (page: Page) => page.frameLocator('iframe[src*="/popup"]');

/**
 * Presses a button inside the popup's frame. Real clicks and keys may still reach the page behind it for a moment
 * after the frame appears.
 */
export async function pressInPopup(page: Page, name: 'Pay' | 'Decline' | 'Close'): Promise<void> {
  const button = popup(page).getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await button.dispatchEvent('click');
}
