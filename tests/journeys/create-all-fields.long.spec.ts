import type { Page } from '@playwright/test';
import { z } from 'zod';
import { logInAsNewPerson } from './support/account';
import {
  EXPECTED_FIELDS,
  fillFamily,
  fillLife,
  fillOrigin,
  fillServiceAndOptions,
} from './support/all-fields';
import {
  choosePicture,
  fillRequired,
  IDENTITY_NUMBER,
  openCreateForm,
  openStep,
  pressInPopup,
} from './support/create-form';
import { storedPictures } from './support/stored-pictures';
import { expect, test } from './support/test';

const NAME = `Zoë Nkosazana Dvořáková-Müller ${Date.now()}`;
const STEPS = ['Person', 'Origin', 'Life', 'Family', 'Service', 'Options'] as const;

test.use({ viewport: { width: 390, height: 844 } });

test('stores every field of the form', async ({ page, expectAccessible }) => {
  test.slow();
  await logInAsNewPerson(page);
  await openCreateForm(page);

  await test.step('the step with the options shows the defaults', async () => {
    await page.goto('/create-memorial?step=options');
    await expect(page.getByRole('radio', { name: 'No preference' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Part by part' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    await openStep(page, 'Person');
  });

  await test.step('each empty step is accessible', async () => {
    for (const step of STEPS) {
      await openStep(page, step);
      await expectAccessible();
    }
  });

  await test.step('the address names the step, and Enter continues', async () => {
    await openStep(page, 'Person');
    await page.getByLabel('Full name').fill(NAME);
    await page.getByLabel('Full name').press('Enter');
    await expect(page.getByRole('heading', { name: 'Identity and origin' })).toBeFocused();
    await expect(page.getByText('Step 2 of 7')).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL(/\?step=life$/);
    await page.goBack();
    await expect(page.getByLabel('Nationality')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('Full name')).toHaveValue(NAME);
  });

  await test.step('the summary of errors leads to a field on another step', async () => {
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await summary.getByRole('button', { name: 'Identity and origin' }).click();
    await page.getByRole('link', { name: 'Nationality is required' }).click();
    await expect(page.getByLabel('Nationality')).toBeFocused();
    await expect(page).toHaveURL(/\?step=origin$/);
    const stepWithProblem = page.getByRole('button', { name: 'Origin has a problem' });
    await expect(stepWithProblem).toBeVisible();
    await expectAccessible();
  });

  await test.step('impossible dates are reported at once, and so is the age', async () => {
    await fillRequired(page, NAME);
    await openStep(page, 'Person');
    await page.getByLabel('Death date').fill('1938-07-21');
    await expect(page.getByText('Death date cannot be before the birth date')).toBeVisible();
    await page.getByLabel('Death date').fill('2024-07-21');
    await expect(page.getByText('Death date cannot be before the birth date')).toBeHidden();
    await expect(page.getByText('76 years')).toBeVisible();
  });

  await choosePicture(page);
  await test.step('buttons without a border align with the fields', async () => {
    const name = await page.getByLabel('Full name').boundingBox();
    const text = await textBox(page, 'Continue to payment');
    expect(Math.abs(text.x - (name?.x ?? 0))).toBeLessThan(2);
    const file = await page.getByLabel('Profile picture').boundingBox();
    const remove = await textBox(page, 'Remove picture');
    expect(Math.abs(remove.x - (file?.x ?? 0))).toBeLessThan(2);
  });
  await test.step('origin', () => fillOrigin(page));
  await test.step('life', () => fillLife(page));
  await test.step('family', () => fillFamily(page));

  await test.step('a reload keeps everything except identity numbers', async () => {
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('Thabo Dvořák');
    expect(stored).not.toMatch(/4803090000000|7001010000000/);
    await page.reload();
    const thabo = page.getByRole('group', { name: 'Family member 2' });
    await expect(thabo.getByLabel('Full name')).toHaveValue('Thabo Dvořák');
    await expect(thabo.getByLabel('Relationship')).toHaveValue('Niece/Nephew');
    await expect(thabo.getByLabel('Is living')).not.toBeChecked();
    await expect(thabo.getByLabel('Identity number')).toBeHidden();
    await thabo.getByText('Private details (optional) 3 filled in').click();
    await thabo.getByLabel('Identity number').fill('7001010000000');
    await openStep(page, 'Origin');
    await page.locator('#identityNumber').fill(IDENTITY_NUMBER);
    await openStep(page, 'Person');
    await expect(page.getByRole('img', { name: 'Your chosen picture' })).toBeVisible();
  });

  await test.step('service and options', () => fillServiceAndOptions(page));

  await test.step('each completed step is accessible', async () => {
    for (const step of STEPS) {
      await openStep(page, step);
      await expectAccessible();
    }
  });

  const id = await payFor(page);
  const { memorial } = answerSchema.parse(
    await (await page.request.get(`/api/memorials/${id}`)).json(),
  );
  expect(memorial).toMatchObject({ fullName: NAME, ...EXPECTED_FIELDS });
  expect(JSON.stringify(memorial)).not.toMatch(/4803090000000|7001010000000|thabo@example/);

  await page.goto(`/memorial/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  for (const words of ['Eshowe, KwaZulu-Natal', 'isiZulu', 'University of Zululand'])
    await expect(page.getByText(words, { exact: false }).first()).toBeAttached();
});

/** Returns the box of a button's text: a quiet button has no visible border. */
const textBox = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getBoundingClientRect().toJSON() as DOMRect; // as: the type that the method returns
  });

const answerSchema = z.object({ memorial: z.record(z.string(), z.unknown()) });

/** Pays for the memorial and returns its id. */
async function payFor(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
  await page.getByRole('button', { name: 'Pay $20.00' }).click();
  await pressInPopup(page, 'Pay');
  await expect(page.getByRole('link', { name: 'View Memorial' })).toBeVisible();
  await expect.poll(() => storedPictures(page)).toBe(0); // otherwise the deletion is left to the next form
  await page.getByRole('link', { name: 'View Memorial' }).click();
  await page.waitForURL(/\/memorial\//);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}
