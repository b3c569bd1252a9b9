import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { enterAs } from './enter-as';
import { expect } from './test';
import { mailTo } from './world';

/** Who sends in these journeys, and the creator of the memorials they send to. */
export const SENDER = { name: 'Ben Okafor', email: 'ben@perennial.example' };
export const CREATOR = { email: 'ada@perennial.example' };

/** Returns a message that no other run has sent. */
export const newMessage = () => `We think of you. ${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

/** The sender's browser; a second call is a second device of theirs. */
export const enterAsSender = (context: BrowserContext) => enterAs(context, 'ben');

const found = z.object({ memorials: z.array(z.object({ _id: z.string() })).min(1) });

/** Returns the id of a demo memorial, by a word of its name. */
export async function memorialNamed(request: APIRequestContext, name: string): Promise<string> {
  const answer = await request.get(`/api/memorials?name=${encodeURIComponent(name)}`);
  return z.string().parse(found.parse(await answer.json()).memorials[0]?._id);
}

const shown = z.object({
  memorial: z.object({
    tributes: z.array(z.object({ senderName: z.string(), message: z.string() })),
  }),
});

/** Returns the senders of all newest tributes with this message. */
export async function sendersOf(request: APIRequestContext, memorialId: string, message: string) {
  const answer = await request.get(`/api/memorials/${memorialId}?page=1`);
  const { tributes } = shown.parse(await answer.json()).memorial;
  return tributes.filter((one) => one.message === message).map(({ senderName }) => senderName);
}

/** Beside each button that takes money for flowers, with the default of OPERATOR_NAME. */
export const WHO_IS_PAID =
  'Flowers are a payment to Perennial. They are not a donation to the family.';

const YOURS = 'Your flowers are here';

/** The line beside the flowers that somebody has just paid for. */
export const yourFlowers = (page: Page) => page.getByText(YOURS).filter({ visible: true });

/** The address of a memorial's page that leads to one of its tributes. */
export const atTribute = (memorialId: string) =>
  new RegExp(`/memorial/${memorialId}#tribute-\\w{12}$`);

/** The tribute on the memorial's page, where the journey has ended. */
export async function expectTribute(page: Page, memorialId: string, message: string) {
  // The page may have been at this address all the time, so only the tribute shows that it is back.
  const tribute = page.getByRole('listitem').filter({ hasText: message });
  await tribute.waitFor();
  await expect(page).toHaveURL(atTribute(memorialId));
  await expect(tribute).toBeInViewport();
  await expect(tribute.getByText(YOURS)).toBeVisible();
  await expect(yourFlowers(page), 'no other tribute says so').toHaveCount(1);
  await expect(tribute).toContainText(SENDER.name);
  const kept = await page.evaluate(() => localStorage.getItem('flowerTributeData'));
  expect(kept, 'what was typed is forgotten').toBeNull();
}

/** The sender's receipt and the creator's mail about these flowers. */
export async function expectMails(about: RegExp, message: string, amounts: string) {
  const receipt = async () => (await mailTo(SENDER.email, about)).text;
  await expect.poll(receipt).toContain(amounts);
  const toCreator = async () => (await mailTo(CREATOR.email, about)).text;
  await expect.poll(toCreator).toContain(message);
  expect(await toCreator()).not.toContain(SENDER.email);
}

/** The flower panel of a memorial page. */
export const panel = (page: Page) => page.getByRole('region', { name: 'Send Digital Flowers' });

/** The form of /send-flowers/{id}, ready to be typed in. */
export async function openForm(page: Page, memorialId: string): Promise<void> {
  await page.goto(`/send-flowers/${memorialId}`);
  await expect(page.getByRole('button', { name: 'Send Flowers' })).toBeVisible();
}

/** Submits that form and waits for PayFast's page. Returns the order that is paid there. */
export async function leaveForPayFast(page: Page): Promise<string> {
  const sent = page.waitForRequest('**/eng/process');
  await page.getByRole('button', { name: 'Send Flowers' }).click();
  const fields = new URLSearchParams((await sent).postData() ?? '');
  await page.waitForURL(/\/eng\/payment\//);
  return z.string().parse(fields.get('m_payment_id')?.split('-')[0]);
}
