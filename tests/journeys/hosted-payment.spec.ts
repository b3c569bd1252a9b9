import type { Page } from '@playwright/test';
import { z } from 'zod';
import { requiredForm } from '../support/memorial-form';
import { enterAsKnownPerson, newAddress } from './support/account';
import { portraitFile } from './support/portrait';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

const opened = z.object({
  orderId: z.string(),
  payfastUrl: z.url(),
  formData: z.record(z.string(), z.string()),
});
type Opened = z.infer<typeof opened>;

// The page of flowers that the buyer returns to may not be there yet in a build.
test.use({ meetsRefusals: true });

test('flowers are paid for on the hosted page, after a declined card', async ({ page }) => {
  const email = newAddress();
  await enterAsKnownPerson(page, email);
  const { memorials } = await ask(page, '/api/memorials');
  const memorialId = memorials[0]._id;
  const order = await open(page, { amount: 25, orderType: 'flower_tribute', memorialId });
  await leaveFor(page, order);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Declined. You can try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`**/flower-payment/success?order_id=${order.orderId}`, COMMIT);
  await expectDone(page, order);
  expect((await mailTo(email, /Your flowers for/)).text).toContain('$25.00, charged as R462.50');
});

test('a memorial is paid for on the hosted page, after a change of mind', async ({ page }) => {
  await enterAsKnownPerson(page);
  const draftId = await saveDraft(page);
  const wanted = { amount: 20, orderType: 'memorial_creation', draftId };
  await leaveFor(page, await open(page, wanted));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/payment/cancel', COMMIT);
  await page.goto('/find-memorials');
  const order = await open(page, wanted);
  await leaveFor(page, order);
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`**/memorial-payment/success?order_id=${order.orderId}`);
  await expect(page.getByRole('heading', { name: 'Memorial Created Successfully!' })).toBeVisible();
  await expectDone(page, order);
});

const COMMIT = { waitUntil: 'commit' } as const;

const ask = (page: Page, path: string) =>
  page.evaluate(async (url) => (await fetch(url)).json(), path);

async function open(page: Page, body: object): Promise<Opened> {
  const answer = await page.evaluate(async (wanted) => {
    const response = await fetch('/api/payments/create-payfast-payment', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
    return response.json();
  }, body);
  return opened.parse(answer);
}

/** Posts the form from a page of the site, under its content policy. */
async function leaveFor(page: Page, { payfastUrl, formData }: Opened): Promise<void> {
  await page.evaluate(
    ({ action, fields }) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action });
      for (const [name, value] of Object.entries(fields))
        form.append(
          Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
        );
      document.body.append(form);
      form.submit();
    },
    { action: payfastUrl, fields: formData },
  );
  await page.waitForURL('**/eng/payment/*');
}

async function expectDone(page: Page, { orderId }: Opened): Promise<void> {
  await expect
    .poll(async () => (await ask(page, `/api/payments/orders/${orderId}`)).state)
    .toBe('done');
}

async function saveDraft(page: Page): Promise<string> {
  const { name, mimeType, buffer } = await portraitFile();
  const response = await page.request.post('/api/memorials/drafts', {
    headers: { origin: new URL(page.url()).origin },
    multipart: { form: JSON.stringify(requiredForm), mainPicture: { name, mimeType, buffer } },
  });
  return z.object({ draftId: z.string() }).parse(await response.json()).draftId;
}
