import { z } from 'zod';
import { logInAsNewPerson, newEmail } from './support/account';
import { inDatabase } from './support/database';
import {
  expectCreated,
  expectOneMemorial,
  openPayment,
  reopenPayment,
} from './support/memorial-payment';
import { leaveForStripe, stripeButton } from './support/stripe-page';
import { expect, test } from './support/test';
import { paidReferences } from './support/world';

const newestOrderOf = (email: string) =>
  inDatabase(async (sql) => {
    const { rows } = await sql.query(
      'SELECT id FROM orders WHERE email = $1 ORDER BY "createdAt" DESC LIMIT 1',
      [email],
    );
    return z.object({ id: z.string() }).parse(rows[0]).id;
  });

test.describe("a memorial paid for on Stripe's page", () => {
  let email: string;
  let name: string;
  test.beforeEach(async ({ page }) => {
    email = newEmail();
    name = `Naledi Test ${email.split('@')[0]}`;
    await logInAsNewPerson(page, email);
  });

  test('is created even if nobody returns to the site', async ({ page, request }) => {
    await openPayment(page, name);
    await leaveForStripe(page);
    const order = await newestOrderOf(email); // Stripe charges dollars instead of rand, which takes a new order
    await request.post(`${page.url()}/close`);
    await page.goto(`/memorial-payment/success?order_id=${order}`);
    await expectCreated(page);
    await expectOneMemorial(page, name);
  });

  test('in two tabs is one memorial, and an admin reviews the second payment', async ({
    page,
    context,
  }) => {
    const order = await openPayment(page, name);
    const other = await context.newPage();
    expect(await reopenPayment(other)).toBe(order);
    for (const tab of [page, other]) await leaveForStripe(tab);
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await stripeButton(tab, 'Pay').click();
      await expectCreated(tab);
    }
    await expectOneMemorial(page, name);
    expect(await paidReferences(email)).toHaveLength(2);
  });
});
