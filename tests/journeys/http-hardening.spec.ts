import { logInAsNewPerson } from './support/account';
import { demoMemorialPath } from './support/open-memorial';
import { fetchRaw } from './support/raw-request';
import { expect, test } from './support/test';

const CANARY = 'canary7f3a';
const SESSION = { cookie: 'next-auth.session-token=stale' };
const ROUTER = { rsc: '1' };

test.describe("a visitor's query", () => {
  test('is in no cached page', async ({ request, baseURL }) => {
    const site = new URL(baseURL ?? '');
    const memorial = await demoMemorialPath(request);
    const pages = ['/', memorial, '/about', '/contact', '/login', '/signup', '/scan-code', '/nope'];
    for (const page of pages)
      for (const query of [`token=${CANARY}`, `_rsc=${CANARY}`, `a=${CANARY.repeat(1400)}`])
        for (const headers of [{}, ROUTER, SESSION])
          for (const spelling of [
            page,
            `/admin/..${page}`,
            page.replace('memorial', '%6demorial'),
          ]) {
            const { body } = await fetchRaw(site, `${spelling}?${query}`, headers);
            if (!('rsc' in headers)) expect(body, spelling).not.toContain(CANARY);
          }
    for (const page of pages)
      for (const headers of [{}, ROUTER]) {
        const answer = await request.get(page, { headers });
        expect(await answer.text(), page).not.toContain(CANARY);
      }
  });

  test('is read by the scripts of a cached page', async ({ page }) => {
    await page.goto('/login?from=%2Fprofile&message=Please%20log%20in%20to%20continue.');
    await expect(page.getByText('Please log in to continue.')).toBeVisible();
    await page.goto('/reset-password?userId=x&email=ada%40example.org');
    await expect(page.getByText('ada@example.org')).toBeVisible();
  });
});

test.describe('a memorial that does not exist', () => {
  test.use({ allowsRefusals: true });

  test('has a 404 page whose links work, with and without a session', async ({ page }) => {
    for (const prepare of [async () => {}, () => logInAsNewPerson(page)]) {
      await prepare();
      await page.goto('/memorial/zzzzzzzzzzzz');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/you are lost/);
      await page.getByRole('main').getByRole('link', { name: 'Find Memorials' }).click();
      await page.waitForURL('/find-memorials');
    }
  });
});
