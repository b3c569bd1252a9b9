import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { logInAs } from './log-in-as';
import { expect } from './test';
import { mailTo } from './world';

/** The sender of the flowers, and the creator of the memorials. */
export const SENDER = { name: 'Ben Okafor', email: 'ben@perennial.example' };
export const CREATOR = { email: 'ada@perennial.example' };

/** Returns a unique message. */
export const newMessage = () => `We think of you. ${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

/** Logs the sender in. A second context is the sender's second device. */
export const logInAsSender = (context: BrowserContext) => logInAs(context, 'ben');

const memorialsSchema = z.object({ memorials: z.array(z.object({ _id: z.string() })).min(1) });

/** Returns the id of the demo memorial whose name includes this word. */
export async function memorialNamed(request: APIRequestContext, name: string): Promise<string> {
  const answer = await request.get(`/api/memorials?name=${encodeURIComponent(name)}`);
  return z.string().parse(memorialsSchema.parse(await answer.json()).memorials[0]?._id);
}

const tributesSchema = z.object({
  memorial: z.object({
    tributes: z.array(z.object({ senderName: z.string(), message: z.string() })),
  }),
});

/** Returns the senders of all recent tributes with this message. */
export async function sendersOf(request: APIRequestContext, memorialId: string, message: string) {
  const answer = await request.get(`/api/memorials/${memorialId}?page=1`);
  const { tributes } = tributesSchema.parse(await answer.json()).memorial;
  return tributes.filter((one) => one.message === message).map(({ senderName }) => senderName);
}

/** Appears beside each button that takes money for flowers. The operator's default name is Perennial. */
export const WHO_IS_PAID =
  'Flowers are a payment to Perennial. They are not a donation to the family.';

const JUST_PAID_NOTE = 'Your flowers are here';

/** The note beside flowers that the person has just paid for. */
export const yourFlowers = (page: Page) => page.getByText(JUST_PAID_NOTE).filter({ visible: true });

/** Matches the address of a memorial's page with the anchor of a tribute. */
export const atTribute = (memorialId: string) =>
  new RegExp(`/memorial/${memorialId}#tribute-\\w{12}$`);

/** Expects the tribute on the memorial's page after the payment. */
export async function expectTribute(page: Page, memorialId: string, message: string) {
  // The payment may have begun on this page, so only the tribute, not the address, proves that it is over.
  const tribute = page.getByRole('listitem').filter({ hasText: message });
  await tribute.waitFor();
  await expect(page).toHaveURL(atTribute(memorialId));
  await expect(tribute).toBeInViewport();
  await expect(tribute.getByText(JUST_PAID_NOTE)).toBeVisible();
  await expect(yourFlowers(page), 'no other tribute says so').toHaveCount(1);
  await expect(tribute).toContainText(SENDER.name);
  const storedTribute = await page.evaluate(() => localStorage.getItem('flowerTributeData'));
  expect(storedTribute, 'what was typed is forgotten').toBeNull();
}

/** Expects the sender's receipt and the creator's mail about these flowers. */
export async function expectMails(about: RegExp, message: string, amounts: string) {
  const receipt = async () => (await mailTo(SENDER.email, about)).text;
  await expect.poll(receipt).toContain(amounts);
  const toCreator = async () => (await mailTo(CREATOR.email, about)).text;
  await expect.poll(toCreator).toContain(message);
  expect(await toCreator()).not.toContain(SENDER.email);
}

export const panel = (page: Page) => page.getByRole('region', { name: 'Send Digital Flowers' });

/** Opens /send-flowers/{id} and waits for the form. */
export async function openFlowerForm(page: Page, memorialId: string): Promise<void> {
  await page.goto(`/send-flowers/${memorialId}`);
  await expect(page.getByRole('button', { name: 'Send Flowers' })).toBeVisible();
}

/** Submits the form and waits for PayFast's page. Returns the id of the order. */
export async function submitToPayFast(page: Page): Promise<string> {
  const paymentRequest = page.waitForRequest('**/eng/process');
  await page.getByRole('button', { name: 'Send Flowers' }).click();
  const fields = new URLSearchParams((await paymentRequest).postData() ?? '');
  await page.waitForURL(/\/eng\/payment\//);
  return z.string().parse(fields.get('m_payment_id')?.split('-')[0]);
}
