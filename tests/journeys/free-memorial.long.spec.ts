import { PASSWORD } from './support/account';
import { choosePicture, fillRequired, openCreateForm, openStep } from './support/create-form';
import { type OwnSite, startOwnSite } from './support/own-site';
import { expect, test } from './support/test';

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

test('an admin makes memorials free, and a member creates one without a payment', async ({
  browser,
}) => {
  await test.step('the price is 20 dollars until an admin sets it to 0', async () => {
    const page = await (await site.enter(browser, 'admin')).newPage();
    await page.goto('/');
    await expect(
      page.getByText('Creating a memorial costs $20 once. There is nothing more to pay later.'),
    ).toBeVisible();
    await page.goto('/admin/settings/shop');
    const plan = page.getByRole('form', { name: 'What a memorial costs' });
    await expect(plan.getByLabel('Amount')).toHaveValue('20');
    await plan.getByLabel('Amount').fill('0');
    await plan.getByLabel('Your password').fill(PASSWORD);
    await plan.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(plan.getByLabel('Amount')).toHaveValue('0');
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByText('Creating a memorial is free.')).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.context().close();
  });

  await test.step('the form ends without a payment', async () => {
    const page = await (await site.enter(browser, 'member')).newPage();
    await openCreateForm(page);
    await expect(page.getByText('Memorials are free here.', { exact: true })).toBeVisible();
    await expect(page.getByText('Step 1 of 6')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Payment' }),
    ).toHaveCount(0);
    await choosePicture(page);
    await fillRequired(page, 'Freya Free');
    await openStep(page, 'Options');
    await expect(page.getByText('There is nothing to pay.')).toBeVisible();
    await page.getByRole('button', { name: 'Create the memorial' }).click();
    const title = page.getByRole('heading', { name: 'Memorial Created Successfully!' });
    await expect(title).toBeVisible();
    await expect(page.getByText('A receipt is on its way')).toHaveCount(0);
    await page.getByRole('link', { name: 'View Memorial' }).click();
    await expect(page.getByRole('heading', { name: 'Freya Free', level: 1 })).toBeVisible();
    expect(await site.runQuery('SELECT "fullName", "orderId" FROM memorials')).toEqual([
      { fullName: 'Freya Free', orderId: null },
    ]);
    expect(await site.runQuery('SELECT 1 FROM orders')).toEqual([]);
    await page.goto('/create-memorial');
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await page.context().close();
  });
});
