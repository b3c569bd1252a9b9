import { logInAsNewPerson, newEmail } from './support/account';
import { breakDraft } from './support/database';
import { expectPicture } from './support/expect-picture';
import { expectCreated, openPayment, payInPopup } from './support/memorial-payment';
import { expect, test } from './support/test';

// The server refuses the draft, which it cannot read.
test.use({ allowsRefusals: true });

test('a paid memorial whose draft is lost is created from the form stored in this browser', async ({
  page,
  expectAccessible,
}) => {
  const email = newEmail();
  const name = `Sipho Test ${email.split('@')[0]}`;
  await logInAsNewPerson(page, email);
  await breakDraft(await openPayment(page, name));
  await payInPopup(page);
  await expectCreated(page);
  await expect(page.getByText('Identity numbers are not saved there')).toBeVisible();
  await expectAccessible();
  const storedForm = () => page.evaluate(() => localStorage.getItem('memorialFormData'));
  expect(await storedForm()).toBeNull();
  await page.getByRole('link', { name: 'View Memorial' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectPicture(page.getByRole('img', { name: `Portrait of ${name}` }));
});
