import type { Page } from '@playwright/test';
import { PUBLIC_ID } from '@/lib/platform/ids/public-id';
import { holdScripts } from './support/hold-scripts';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

/** The address of MAIL_FROM, where messages go unless CONTACT_EMAIL names another. */
const OPERATOR = 'hello@perennial.example';

const MESSAGE: [label: string, text: string, fault: string][] = [
  ['Full Name', 'Ben Botha', 'Name is required'],
  ['Email Address', 'ben@example.org', 'Please enter a valid email address'],
  ['Subject', `Journey ${Date.now()}`, 'Subject is required'],
  ['Message', 'His birthday was in May.\nThank you.', 'Message is required'],
];

test('a message is validated field by field, sent, and leads to the memorials', async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  const button = page.getByRole('button', { name: 'Send Message' });
  for (const [label, text, fault] of MESSAGE) {
    await button.click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary.getByRole('listitem')).toHaveText([fault]);
    await expect(summary).toBeFocused();
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(fault));
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    await page.getByLabel(label).fill(text);
  }
  await expectAccessible();
  const looked = Promise.withResolvers<void>(); // a slow machine needs more than the three seconds
  await page.route('**/find-memorials*', (route) => looked.promise.then(() => route.continue()));
  await button.click();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  for (const [label] of MESSAGE) await expect(page.getByLabel(label)).toBeDisabled();
  await expectAccessible();
  looked.resolve();
  await page.clock.fastForward(3_000);
  await page.waitForURL('/find-memorials');

  const mail = await mailTo(OPERATOR, new RegExp(`^Contact: ${MESSAGE[2]?.[1]}$`));
  expect(mail.text).toContain('From: Ben Botha, ben@example.org');
  expect(mail.text).toContain('His birthday was in May.\nThank you.');
});

test('somebody who leaves within the three seconds is not redirected', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ json: { message: '' } }));
  await page.clock.install();
  await fill(page);
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'About us' }).click();
  await page.waitForURL('/about');
  await page.clock.fastForward(3_500);
  await page.request.get('/find-memorials'); // a redirect would have asked for it as well
  await expect(page).toHaveURL('/about');
});

test('Cancel sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL('/');
  expect(sent).toEqual([]);
});

test.describe('a message that does not arrive', () => {
  test.use({ meetsRefusals: true });

  const failures: [status: number, answer: object, shown: string][] = [
    [400, { message: 'words of the server' }, 'Failed to send message'],
    [429, { message: 'Please try again.' }, 'Failed to send message. Please try again.'],
  ];
  for (const [status, json, shown] of failures)
    test(`says so after ${status}, and keeps what was typed`, async ({ page }) => {
      await page.route('**/api/contact', (route) => route.fulfill({ status, json }));
      await fill(page);
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([shown]);
      await expect(page.getByLabel('Subject')).toHaveValue(MESSAGE[2]?.[1] ?? '');
      await expect(page.getByLabel('Message')).toBeEnabled();
    });
});

test('a message without a connection says so, and keeps what was typed', async ({ page }) => {
  await fill(page, () =>
    page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    }),
  );
  const fault = page.getByRole('alert').getByRole('listitem');
  await expect(fault).toHaveText(['Failed to fetch']);
  await expect(page.getByLabel('Subject')).toHaveValue(MESSAGE[2]?.[1] ?? '');
});

test('a message whose answer is lost has the same key when it is sent again', async ({ page }) => {
  const keys: string[] = [];
  await page.route('**/api/contact', (route) => {
    keys.push(route.request().postDataJSON().key);
    return route.continue();
  });
  await fill(page, () =>
    page.evaluate(() => {
      const { fetch } = window;
      window.fetch = async (...call) => {
        await fetch(...call);
        window.fetch = fetch;
        throw new TypeError('Failed to fetch');
      };
    }),
  );
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Failed to fetch']);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(PUBLIC_ID), keys[0]]);
});

test('what is typed before the scripts run is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  for (const [label, text] of MESSAGE) await page.getByLabel(label).fill(text);
  release();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  for (const [label, text] of MESSAGE) await expect(page.getByLabel(label)).toHaveValue(text);
});

// A browser under test keeps <noscript> shut also when its scripts are switched off.
test('without script the page says that the form needs it', async ({ request }) => {
  const html = await (await request.get('/contact')).text();
  expect(html).toMatch(/<noscript>.*This form needs JavaScript.*<\/noscript>/s);
});

async function fill(page: Page, beforeSending = async () => {}): Promise<void> {
  await page.goto('/contact');
  for (const [label, text] of MESSAGE) await page.getByLabel(label).fill(text);
  await beforeSending();
  await page.getByRole('button', { name: 'Send Message' }).click();
}
