import type { Page } from '@playwright/test';
import { addPeople, addTribute, openAsAdmin } from './support/admin-data';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

const rows = (page: Page, list: string) =>
  page.getByRole('table', { name: list, exact: true }).locator('tbody tr');

test('an admin finds and opens a private memorial', async ({ page, request }) => {
  const name = `Hidden Person ${Date.now()}`;
  const id = await paidMemorial(request, await tokenOf('ben'), { name, isPublic: false });
  await openAsAdmin(page);
  await page.getByRole('navigation', { name: 'Admin pages' }).getByText('Memorials').click();
  await page.getByLabel('Search memorials').fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('1 memorial', { exact: true })).toBeVisible();
  await expect(rows(page, 'Memorials').first()).toContainText('Only those who look after it');
  await page.getByRole('link', { name }).click();
  await page.waitForURL(`/memorial/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the dashboard searches tributes independently of users', async ({ page }) => {
  const message = `Sleep well, ${Date.now()}`;
  await addTribute('Zola Ndlovu', message);
  await openAsAdmin(page, '/admin?search=nobody-has-this-name');
  await page.getByLabel('Search tributes').fill(message);
  await page.getByLabel('Search tributes').press('Enter');
  await page.waitForURL(/tributesSearch=/);
  await expect(page.getByText('1 tribute', { exact: true })).toBeVisible();
  await expect(rows(page, 'Tributes')).toContainText([message]);
  await expect(page.getByText('No users match this search.')).toBeVisible();
});

test('a page number beyond the end redirects to the last page in the same language', async ({
  page,
}) => {
  await openAsAdmin(page, '/xx/admin/users?page=9999');
  await expect(page).toHaveURL(/\/xx\/admin\/users(\?page=\d{1,3})?#users$/);
  await page.goto('/xx/admin?tributesPage=9999');
  await expect(page).toHaveURL(/\/xx\/admin(\?tributesPage=\d{1,3})?#tributes$/);
});

test('a row of the list of users is low on a phone', async ({ page }) => {
  await addPeople('Phonesdottir', 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdmin(page, '/admin/users?search=phonesdottir');
  const person = rows(page, 'Users').first();
  await expect(person).toContainText('Person1');
  expect((await person.boundingBox())?.height).toBeLessThan(170);
});

test("an admin's navigation fits on one line at 1280 px on every page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ['/admin', '/admin/users', '/my-memorials', '/create-memorial']) {
    await openAsAdmin(page, address);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await storeAdmin(page);
    const links = navigation.locator('ul').first().locator(':scope > li');
    await expect(links).toHaveCount(8);
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size, address).toBe(1);
    const rightEdges = boxes.map((box) => (box ? box.x + box.width : 0));
    expect(Math.max(...rightEdges), address).toBeLessThanOrEqual(1280 - 16);
  }
});

/** Stores the person for the header's menu, as the login form does. */
async function storeAdmin(page: Page): Promise<void> {
  await page.evaluate(() => {
    const user = { id: 'root', role: 'admin', firstName: 'Bartholomew', lastName: '', email: '' };
    localStorage.setItem('tokenExpiresAt', String(Date.now() + 3_600_000));
    localStorage.setItem('user', JSON.stringify(user));
  });
  await page.reload();
}
