import { logInAsNewPerson } from './support/account';
import { expect, test } from './support/test';

test('a signed-in person gets the same memorial, uncached', async ({ page, request }) => {
  const { memorials } = await (await request.get('/api/memorials?name=seacole')).json();
  const address = `/memorial/${memorials[0]._id}`;
  await logInAsNewPerson(page);
  const response = await page.goto(address);
  expect(response?.headers()['cache-control']).toContain('no-store');
  expect(response?.headers()['content-security-policy']).toContain("'nonce-");
  await expect(page.getByRole('heading', { level: 1, name: 'Mary Seacole' })).toBeVisible();
});
