import { PUBLIC_ID } from '@/lib/platform/ids/public-id';
import { sendMessage } from './support/contact-form';
import { expect, test } from './support/test';

test('leaving within three seconds after sending cancels the redirect', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ json: { message: '' } }));
  await page.clock.install();
  await sendMessage(page);
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'About us' }).click();
  await page.waitForURL('/about');
  await page.clock.fastForward(3_500);
  await page.request.get('/find-memorials'); // a redirect would have requested this page by now
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

test('a message that is sent again after a lost answer has the same key', async ({ page }) => {
  const keys: string[] = [];
  await page.route('**/api/contact', (route) => {
    keys.push(route.request().postDataJSON().key);
    return route.continue();
  });
  await sendMessage(page, () =>
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

// Playwright does not render <noscript>, even with JavaScript disabled.
test('the page says that the form needs JavaScript', async ({ request }) => {
  const html = await (await request.get('/contact')).text();
  expect(html).toMatch(/<noscript>.*This form needs JavaScript.*<\/noscript>/s);
});
