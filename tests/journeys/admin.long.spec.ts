import type { Page } from '@playwright/test';
import { EVERY_PAGE } from '@/lab/screenshots/every-page';
import { addressOf, memorialPlaces } from '@/lab/screenshots/places';
import { addPeople, addTribute, openAsAdmin, orderOf } from './support/admin-data';
import { expectToFit, expectToFitTwiceAsLarge } from './support/expect-to-fit';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

test.use({ allowsRefusals: true });

const rows = (page: Page, list: string) =>
  page.getByRole('table', { name: list, exact: true }).locator('tbody tr');

test('the dashboard shows figures, a chart, and ten users and tributes per page', async ({
  page,
}) => {
  await addPeople('Dashboardson', 12);
  await openAsAdmin(page);
  for (const name of ['Total revenue', 'Memorial revenue', 'Flower revenue', 'Total memorials'])
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByText('Revenue by month as a table').click();
  const numbers = page.getByRole('table', { name: 'Revenue by month' });
  await expect(numbers.getByRole('row')).toHaveCount(13);
  await expect(rows(page, 'Users')).toHaveCount(10);
  await expect(rows(page, 'Tributes')).toHaveCount(10);

  await page.getByRole('navigation', { name: 'Pages of tributes' }).getByText('Next').click();
  await page.waitForURL(/\/admin\?tributesPage=2#tributes$/);
  await page.getByRole('navigation', { name: 'Pages of users' }).getByText('Next').click();
  await page.waitForURL(/tributesPage=2&usersPage=2#users$/);
  await page.getByLabel('Search users').fill('dashboardson');
  await page.getByLabel('Search users').press('Enter');
  await page.waitForURL(/search=dashboardson/);
  expect(page.url()).toContain('tributesPage=2');
  expect(page.url()).not.toContain('usersPage');
  await expect(page.getByText('12 users')).toBeVisible();
});

test('a list shows a spinner while the next page loads', async ({ page }) => {
  await addPeople('Slowson', 12);
  await openAsAdmin(page, '/admin/users?search=slowson');
  await expect(page.getByRole('button', { name: /^Delete Person12 Slowson/ })).toBeEnabled(); // the scripts are running
  let answer = () => {};
  const untilAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/page=2/, async (route) => {
    await untilAnswered;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  answer();
  await expect(rows(page, 'Users')).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
});

test("deleting a tribute removes it from the memorial's page", async ({ page, request }) => {
  const message = `Rest well, ${Date.now()}`;
  const memorialId = await addTribute('Zola Ndlovu', message);
  const publicMemorial = async () =>
    JSON.stringify(await (await request.get(`/api/memorials/${memorialId}`)).json());
  expect(await publicMemorial()).toContain(message);
  await openAsAdmin(page, '/admin/tributes');
  await page.getByRole('link', { name: 'Amount' }).click();
  await page.waitForURL(/sortBy=amount&sortOrder=desc/);
  const row = rows(page, 'Tributes').filter({ hasText: message });
  await row
    .getByRole('button', { name: /^Delete the tribute of \$500.00 from Zola Ndlovu/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Delete tribute' });
  await expect(dialog).toContainText('Delete the tribute of $500.00 from Zola Ndlovu for');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The tribute has been deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await publicMemorial()).not.toContain(message);
});

test('a failed deletion shows the text from the specification', async ({ page }) => {
  await addPeople('Stayingson', 1);
  await openAsAdmin(page, '/admin/users?search=stayingson');
  await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 418, body: 'tea' }));
  await page.getByRole('button', { name: 'Delete Person1 Stayingson' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete user' });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete profile');
});

const PAGES = EVERY_PAGE.filter(({ as }) => as === 'root').map(({ address }) => address);

for (const pattern of [...PAGES, '/admin/orders?status=all'])
  test(`${pattern} is accessible and never scrolls sideways, in light and dark mode`, async ({
    page,
    request,
    baseURL,
    expectAccessible,
  }) => {
    const places = await memorialPlaces(baseURL ?? '');
    if (pattern.includes('{memorialOrder}'))
      places.memorialOrder = await orderOf(await paidMemorial(request, await tokenOf('ada')));
    await openAsAdmin(page, addressOf(pattern, places) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectToFit(page, pattern, expectAccessible, [390, 1280]);
    await expectToFitTwiceAsLarge(page, pattern);
  });

// The API tests check that the refund lowers the revenue.
test('an admin refunds an order', async ({ page, request }) => {
  const token = await tokenOf('ada');
  const orderId = await orderOf(await paidMemorial(request, token)); // other orders of Ada's may be newer
  await openAsAdmin(page);
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByLabel('Order id or full email address').fill(orderId);
  await page.getByRole('button', { name: 'Show orders' }).click();
  await page.waitForURL(new RegExp(`search=${orderId}`));
  await rows(page, 'Orders').first().getByRole('link').click();
  await page.waitForURL(/\/admin\/orders\/\w{12}/);
  const menu = page.getByRole('navigation', { name: 'Admin pages' });
  await expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'true');
  await expect(rows(page, 'History').filter({ hasText: 'Ledger: charge' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this order' });
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please say why');
  await dialog.getByLabel('Reason').fill('Asked by phone');
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = async (...call) => {
      window.fetch = send;
      await send(...call); // the refund is recorded, but the answer is lost
      throw new TypeError('Failed to fetch');
    };
  });
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The refund may have been requested. Please check the history.',
  );
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText('The refund has been requested.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Ledger: refund')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
});
