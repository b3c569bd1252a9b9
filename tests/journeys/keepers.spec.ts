import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from './support/account';
import { inDatabase } from './support/database';
import { expectToFit } from './support/expect-to-fit';
import { invitationPath, invite } from './support/invitations';
import { logInAs } from './support/log-in-as';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';
import { codeFor, mailTo } from './support/world';

const PHONE = { width: 390, height: 844 };

test('a sister is invited, signs up, accepts on her phone and changes the page', async ({
  page,
  browser,
  request,
  context,
  expectAccessible,
}) => {
  test.slow();
  const email = newEmail();
  const id = await paidMemorial(request, await tokenOf('ben'), { name: 'Sipho Ndlovu' });
  await logInAs(context, 'ben');

  await test.step('the owner finds the page of keepers and invites her', async () => {
    await page.goto(`/memorial/${id}`);
    await page.getByRole('link', { name: 'People', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who looks after this page');
    await expectToFit(page, 'the people of a memorial', expectAccessible);
    await invite(page, id, email, /^Keeper/);
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible();
  });

  const phone = await browser.newContext({ viewport: PHONE });
  const herPage = await phone.newPage();
  const link = await invitationPath(email);

  await test.step('the link names the owner and explains the role', async () => {
    await herPage.goto(link);
    await expect(herPage.getByRole('heading', { level: 1 })).toHaveText(
      'Ben Okafor asks you to help keep the memorial of Sipho Ndlovu',
    );
    await expect(herPage.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await herPage.getByRole('link', { name: 'Sign up', exact: true }).last().click();
    await herPage.waitForURL(/\/signup\?from=/);
  });

  await test.step('signing up leads back to the invitation', async () => {
    await fillSignUp(herPage, email);
    const boxes = herPage.getByRole('textbox', { name: /digit/i });
    await boxes.first().pressSequentially(await codeFor(email));
    await herPage.getByRole('button', { name: 'Verify Email' }).click();
    await herPage.waitForURL(new RegExp(`${link}$`));
  });

  await test.step('after accepting, she can change the page', async () => {
    await herPage.getByRole('button', { name: 'Accept' }).click();
    await herPage.waitForURL(new RegExp(`/memorial/${id}$`));
    await expect(herPage.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(herPage.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
    await herPage.getByRole('button', { name: 'Edit', exact: true }).click();
    await herPage.getByLabel('Religion').fill('Anglican');
    await expect(herPage.getByLabel('Identity number')).toHaveCount(0);
    await herPage.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(herPage.getByText('Memorial updated successfully')).toBeVisible();
  });

  await test.step('the owner gets a mail and sees the history', async () => {
    await mailTo('ben@perennial.example', /Ada Moss now helps keep the memorial of Sipho Ndlovu/);
    await page.goto(`/edit-memorial/${id}/keepers`);
    await expect(page.getByText('Ada Moss accepted an invitation and is a keeper.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Ada Moss' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('will no longer be able to change this page');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Ben Okafor removed Ada Moss.')).toBeVisible();
    await mailTo(email, /You no longer help keep the memorial of Sipho Ndlovu/);
  });
  await phone.close();
});

/** Submits the sign-up form. Loads no page, because the current address says where to return to. */
async function fillSignUp(page: Page, email: string): Promise<void> {
  await inDatabase((sql) => sql.query(`DELETE FROM rate_limits WHERE name = 'register'`));
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Moss');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}
