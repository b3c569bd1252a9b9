import { PASSWORD } from './support/account';
import { createOwnerAndSister } from './support/owner-and-sister';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

test.describe('an owner', () => {
  test.use({ allowsRefusals: true }); // a wrong password is refused

  test('hands the page over with the password, and the keeper accepts', async ({
    page,
    browser,
    request,
    expectAccessible,
  }) => {
    test.slow();
    const { id, sistersEmail, phone, hers } = await createOwnerAndSister(
      page,
      browser,
      request,
      'Nomvula Ndlovu',
    );
    const people = `/edit-memorial/${id}/keepers`;
    await page.goto(people);
    await page.getByRole('button', { name: 'Hand this page over now' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible();
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByRole('button', { name: 'Ask them' }).click();
    await expect(dialog.getByText('This password is not correct.')).toBeVisible();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Ask them' }).click();
    await expect(page.getByText(/Ada Moss has been asked to be the owner/)).toBeVisible();

    await mailTo(
      sistersEmail,
      /You have been asked to be the owner of the memorial of Nomvula Ndlovu/,
    );
    await hers.goto(people);
    await expect(hers.getByText(/^Will you be the owner of this page\?/)).toBeVisible();
    await hers.getByRole('button', { name: 'Yes, I will' }).tap();
    await expect(hers.getByText('Ada Moss is now the owner.')).toBeVisible();
    await hers.goto(`/memorial/${id}`);
    await expect(hers.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
    await phone.close();
  });
});
