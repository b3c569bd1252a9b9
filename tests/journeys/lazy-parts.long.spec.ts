import { logInAsNewPerson } from './support/account';
import { choosePicture, fillRequired, openCreateForm, openStep } from './support/create-form';
import { expect, test } from './support/test';

test.use({ allowsRefusals: true });

const CODE = '**/_next/static/chunks/**';

test('opens no order while the payment script fails to load', async ({ page }) => {
  await logInAsNewPerson(page);
  await openCreateForm(page);
  await choosePicture(page);
  await fillRequired(page, 'Nomvula Dlamini');
  await page.getByLabel('Nationality').fill('');
  await openStep(page, 'Options');
  const pay = page.getByRole('button', { name: 'Continue to payment' });
  await pay.click(); // loads the script that validates the form
  await page.getByLabel('Nationality').fill('South African');
  await openStep(page, 'Options');
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/initiate-memorial-order')) orders.push(request.url());
  });
  await page.route(CODE, (route) => route.fulfill({ status: 404 }));
  await pay.click();
  await expect(page.getByText('An error occurred while processing payment').first()).toBeVisible();
  expect(orders).toEqual([]);
  await page.unroute(CODE);
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
  expect(orders).toHaveLength(1);
});
