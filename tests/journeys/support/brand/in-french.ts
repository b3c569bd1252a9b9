import type { Page, Response } from '@playwright/test';
import { z } from 'zod';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { PASSWORD } from '../account';
import { chooseFiles } from '../choose-files';
import { portraitFile } from '../portrait';
import { expect } from '../test';
import { BRAND } from './brand';
import { type BrandSite, codeIn } from './start-brand';

const t = translatorFor('fr');

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs up in French with the code from the mail. */
export async function signUpInFrench(page: Page, site: BrandSite, email: string): Promise<void> {
  await page.goto('/fr/signup');
  await field(page, t('accounts.signUp.firstName')).fill('Odile');
  await field(page, t('accounts.signUp.lastName')).fill('Garnier');
  await field(page, t('accounts.signUp.email')).fill(email);
  await page.getByLabel(t('accounts.signUp.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('accounts.signUp.confirmPassword'), { exact: true }).fill(PASSWORD);
  await button(page, t('accounts.signUp.submit')).click();
  await expect(button(page, t('accounts.code.submit'))).toBeVisible();
  const mail = await site.mailTo(email, /\d{6}/);
  expect(mail.subject).toContain(`est votre code ${BRAND.name}`);
  expect(mail.fromName).toBe(BRAND.name);
  expect(mail.text).toContain(BRAND.mailSignature);
  const first = t('ui.digit', { digit: 1, digits: 6 });
  await page.getByRole('textbox', { name: first }).pressSequentially(codeIn(mail));
  await button(page, t('accounts.code.submit')).click();
  await page.waitForURL('/fr/find-memorials');
}

/** Creates a memorial with the French form and pays for it in euros with Stripe. Returns its id. */
export async function createInFrench(page: Page, name: string): Promise<string> {
  await page.goto('/fr/create-memorial');
  await expect(page.getByLabel(t('form.picture.label'))).toBeEnabled();
  await expect(page.getByText(BRAND.price.shown).first()).toBeVisible();
  await chooseFiles(page.getByLabel(t('form.picture.label')), await portraitFile());
  await button(page, t('form.crop.use')).click();
  await expect(page.getByRole('img', { name: t('form.picture.chosenAlt') })).toBeVisible();
  await page.getByLabel(t('form.basic.fullName')).fill(name);
  await field(page, t('form.basic.birthDate')).fill('1931-05-04');
  await page.getByLabel(t('form.basic.placeOfBirth')).fill('Montreuil');
  await field(page, t('form.basic.deathDate')).fill('2025-02-11');
  await page.getByLabel(t('form.basic.biography')).fill('Elle cultivait des roses.');
  const steps = page.getByRole('navigation', { name: t('create.steps.label') });
  await steps.getByRole('button', { name: t('create.stepNames.origin') }).click();
  await page.getByLabel(t('form.identity.number'), { exact: true }).fill('4803090000000');
  await page.getByLabel(t('form.personal.nationality')).fill('Française');
  await page.getByLabel(t('form.cause.primary')).fill('Grand âge');
  await page.getByRole('radio', { name: t('form.visibilities.shown') }).check();
  await button(page, t('create.steps.pay')).click();
  await expect(page.getByRole('heading', { name: t('create.payment.title') })).toBeFocused();
  await expect(page.getByText(BRAND.price.shown).first()).toBeVisible();
  await leaveForStripe(page, t('create.payment.pay', { amount: BRAND.price.shown }));
  await expect(page.getByText('EUR 24.50')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(BRAND.name);
  await button(page, 'Pay').click();
  const created = page.getByRole('heading', { name: t('create.created.title') });
  await expect(created).toBeVisible({ timeout: 30_000 }); // the provider confirms the payment, then the next page loads
  const view = page.getByRole('link', { name: t('create.created.view') });
  const path = z.string().parse(await view.getAttribute('href'));
  await view.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return z.string().parse(path.split('/').at(-1));
}

/** Sends flowers from the French page of a memorial and pays in euros with Stripe. */
export async function sendFlowersInFrench(page: Page, id: string, message: string): Promise<void> {
  await page.goto(`/fr/memorial/${id}`);
  const panel = page.getByRole('region', { name: t('tributes.flowers.title') });
  await panel.getByLabel(t('tributes.flowers.message')).fill(message);
  await expect(panel).toContainText(/\d,\d\d\u00a0€/);
  await expect(panel).toContainText(BRAND.operator);
  await leaveForStripe(page, t('tributes.flowers.send'));
  await expect(page.getByText(/^EUR \d/)).toBeVisible();
  await button(page, 'Pay').click();
  const tribute = page.getByRole('listitem').filter({ hasText: message });
  await expect(tribute).toBeVisible({ timeout: 30_000 });
}

/** When only Stripe is offered, the button does not name the provider. */
async function leaveForStripe(page: Page, pay: string): Promise<void> {
  await expect(page.getByText(t('payments.pay.byCardHint', { provider: 'Stripe' }))).toBeVisible();
  for (const other of ['PayFast', 'Paystack']) await expect(page.getByText(other)).toHaveCount(0);
  await button(page, pay).click();
  await page.waitForURL('**/c/pay/*');
}

/** Leaves a condolence in French as a visitor. Returns the path of the author's page. */
export async function condoleInFrench(page: Page, id: string): Promise<string> {
  await page.goto(`/fr/condolence/${id}`);
  await page.getByLabel(t('condolences.form.message')).fill('Ses roses étaient les plus belles.');
  await page.getByLabel(t('condolences.form.name'), { exact: true }).fill('Paul Lenoir');
  const formAnswer = page.waitForResponse(
    (answer: Response) => answer.request().method() === 'POST',
  );
  await button(page, t('condolences.form.send')).click();
  await formAnswer;
  const ownPageLink = page.getByRole('link', { name: t('condolences.form.openOwnPage') });
  await expect(ownPageLink.or(page.getByRole('blockquote')).first()).toBeVisible();
  if (await ownPageLink.isVisible()) await ownPageLink.click();
  await page.waitForURL(/\/condolences\//);
  return new URL(page.url()).pathname;
}
