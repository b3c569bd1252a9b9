import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { tokenOf } from './paid-memorial';
import { expect } from './test';
import { mailTo } from './world';

/** Who sends in these journeys, and the creator of the memorials they send to. */
export const SENDER = { name: 'Ben Okafor', email: 'ben@perennial.example' };
export const CREATOR = { email: 'ada@perennial.example' };

/** A message that no other run has sent. */
export const newMessage = () => `We think of you. ${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

/** The sender's browser; a second call is a second device of theirs. */
export async function enterAsSender(context: BrowserContext) {
  const url = z.url().parse(process.env.E2E_SITE_URL);
  const value = await tokenOf('ben');
  await context.addCookies([{ name: 'next-auth.session-token', value, url }]);
}

const found = z.object({ memorials: z.array(z.object({ _id: z.string() })).min(1) });

/** The id of a demo memorial, by a word of its name. */
export async function memorialNamed(request: APIRequestContext, name: string): Promise<string> {
  const answer = await request.get(`/api/memorials?name=${encodeURIComponent(name)}`);
  return z.string().parse(found.parse(await answer.json()).memorials[0]?._id);
}

const shown = z.object({
  memorial: z.object({
    tributes: z.array(z.object({ senderName: z.string(), message: z.string() })),
  }),
});

/** The senders of all newest tributes with these words. */
export async function sendersOf(request: APIRequestContext, memorialId: string, message: string) {
  const answer = await request.get(`/api/memorials/${memorialId}?page=1`);
  const { tributes } = shown.parse(await answer.json()).memorial;
  return tributes.filter((one) => one.message === message).map(({ senderName }) => senderName);
}

/** The tribute on the memorial's page, where the journey has ended. */
export async function expectTribute(page: Page, memorialId: string, message: string) {
  await page.waitForURL(`/memorial/${memorialId}`);
  await expect(page.getByRole('listitem').filter({ hasText: message })).toContainText(SENDER.name);
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

/** Sends that form and waits for PayFast's page; gives the order that is paid there. */
export async function leaveForPayFast(page: Page): Promise<string> {
  const sent = page.waitForRequest('**/eng/process');
  await page.getByRole('button', { name: 'Send Flowers' }).click();
  const fields = new URLSearchParams((await sent).postData() ?? '');
  await page.waitForURL(/\/eng\/payment\//);
  return z.string().parse(fields.get('m_payment_id')?.split('-')[0]);
}
