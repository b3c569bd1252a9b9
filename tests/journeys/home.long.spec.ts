import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

test('the home page shows the newest memorials, and is cached by the site but not by browsers', async ({
  page,
  request,
}) => {
  await request.get('/');
  const response = await request.get('/');
  expect(response.headers()).toMatchObject({
    'x-nextjs-cache': expect.stringMatching(/HIT|STALE/),
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recent memorials' });
  await expect(recent.getByRole('article')).toHaveCount(4);
});

test('the home page features a memorial whose family agreed to it, and quotes its first line', async ({
  page,
  request,
}) => {
  const line = 'She knew the name of every child who ever sat in her classroom.';
  const about = { description: `${line}\n\nShe sang on Sundays.`, wordsLanguage: 'en' };
  const name = `Offered ${Date.now()}`;
  const token = await tokenOf('ben');
  await paidMemorial(request, token, { ...about, name, onHomePage: true });
  await paidMemorial(request, token, { name: `Newer than ${name}` });
  const wall = page.locator('.memorial-wall');
  await expect(async () => {
    await page.goto('/');
    await expect(wall.getByRole('link', { name, exact: true })).toBeVisible({ timeout: 1_000 });
    await expect(page.getByRole('figure').getByText(line)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(wall.getByRole('link', { name: `Newer than ${name}` })).toHaveCount(0);
});

for (const [path, words] of [
  ['/', 'Creating a memorial costs $20 once. There is nothing more to pay later.'],
  ['/about', 'A memorial costs $20 once. There is nothing more to pay later.'],
  ['/terms_and_conditions', 'Creating a memorial costs $20 once, nothing later: there is no'],
  ['/terms_and_conditions', 'Both are payments to Perennial.'],
] as const)
  test(`${path} says “${words}”`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
  });

test('the footer has the terms and only configured links', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/© \d{4} Perennial/);
  await expect(footer.getByRole('listitem')).toHaveText(['Terms and conditions']);
});

test('Grow With Us leads to the contact page', async ({ page }) => {
  await page.goto('/about');
  await page.getByText('Grow With Us').click();
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});
