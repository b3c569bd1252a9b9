import type { Page } from '@playwright/test';
import { demoAccounts } from '../../prisma/demo/accounts';
import { logIn, logInAsNewPerson, newEmail, PASSWORD, register } from './support/account';
import { chooseFiles } from './support/choose-files';
import { choosePicture, fillRequired, openCreateForm } from './support/create-form';
import { memorialWithPictures, openAsBen, readMemorial } from './support/gallery';
import { picture } from './support/mixed-files';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';
import { codeFor } from './support/world';

const ben = demoAccounts.find(({ name }) => name === 'ben');
const LIFE = 'On Sundays she read to us under the fig tree.';

test.describe('the editor of a memorial page', () => {
  test('asks before it closes, and keeps unsaved changes', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const id = await paidMemorial(request, await tokenOf('ben'), { name: 'Kept Person' });
    await openEditor(page, id);

    await test.step('closes at once if nothing changed', async () => {
      await cancel(page);
      await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
      await expect(page).toHaveURL(`/memorial/${id}`);
    });

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Biography').fill(LIFE);
    await cancel(page);
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Biography')).toHaveValue(LIFE);

    await cancel(page);
    await question.getByRole('button', { name: 'Keep for later' }).click();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(page.getByText(LIFE)).toHaveCount(0);

    await test.step('restores the changes, also after a reload', async () => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(page.getByText('Your changes are back.')).toBeVisible();
      await expect(page.getByLabel('Biography')).toHaveValue(LIFE);
      page.once('dialog', (dialog) => dialog.accept()); // the browser asks, too
      await page.reload();
      await expect(page.getByLabel('Biography')).toHaveValue(LIFE);
      await expectAccessible();
    });

    await test.step('discards the changes', async () => {
      await cancel(page);
      await question.getByRole('button', { name: 'Discard changes' }).click();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(page.getByLabel('Biography')).not.toHaveValue(LIFE);
      await expect(page.getByText('Your changes are back.')).toHaveCount(0);
    });
  });

  test.describe(() => {
    test.use({ allowsRefusals: true });

    test('leads through a login and back', async ({ page, request }) => {
      const id = await paidMemorial(request, await tokenOf('ben'), {
        name: 'Late Person',
        causeVisibility: 'shown',
      });
      await openEditor(page, id);
      await page.getByLabel('Biography').fill(LIFE);
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('link', { name: 'Log in and come back to this form' }).click();
      await logIn(page, ben?.email ?? '', ben?.password);
      await expect(page.getByLabel('Biography')).toHaveValue(LIFE);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Memorial updated successfully')).toBeVisible();
      expect((await readMemorial(request, id)).biography).toBe(LIFE);
    });
  });
});

test('the edit page asks before leaving, and keeps captions and their order', async ({
  page,
  request,
}) => {
  const id = await memorialWithPictures(request);
  await openAsBen(page, `/edit-memorial/${id}`);
  const captions = page.getByLabel('Caption');
  await captions.nth(1).fill('On the hill');
  await page.getByRole('button', { name: 'Earlier second.jpg' }).click();
  const file = { name: 'fourth.jpg', mimeType: 'image/jpeg', buffer: await picture(4) };
  await page.getByLabel('Biography').fill(LIFE);

  await test.step('it does not keep a file that was chosen but not uploaded', async () => {
    await chooseFiles(page.getByLabel('Pictures, videos and documents'), [file]);
    await cancel(page);
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toContainText('except files that are not added yet');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove fourth.jpg' }).click();
  });

  await cancel(page);
  await page.getByRole('button', { name: 'Keep for later' }).click();
  await page.waitForURL(`/memorial/${id}`);

  await page.goto(`/edit-memorial/${id}`);
  await expect(page.getByText('Your changes are back.')).toBeVisible();
  await expect(page.getByLabel('Biography')).toHaveValue(LIFE);
  await expect(captions.first()).toHaveValue('On the hill');
  await page.getByRole('button', { name: 'Discard these changes' }).click();
  await expect(captions.first()).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Biography')).not.toHaveValue(LIFE);
});

test.describe('the create form', () => {
  test.use({ allowsRefusals: true });

  test('leads through a login and back to its step', async ({ page }) => {
    const email = newEmail();
    await logInAsNewPerson(page, email);
    await openCreateForm(page);
    await choosePicture(page);
    await fillRequired(page, 'Wangari Late');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('link', { name: 'Log in and come back to this form' }).click();
    await logIn(page, email);
    await page.waitForURL('/create-memorial?step=origin');
    await expect(page.getByLabel('Nationality')).toHaveValue('South African');
    await page.goto('/create-memorial');
    await expect(page.getByLabel('Full name')).toHaveValue('Wangari Late');
    await expect(page.getByRole('img', { name: 'Your chosen picture' })).toBeVisible();
  });

  test('is open in one tab at a time, and moves to another with what was typed', async ({
    page,
    context,
  }) => {
    await logInAsNewPerson(page);
    await openCreateForm(page);
    await page.getByLabel('Full name').fill('First Tab');
    const second = await context.newPage();
    await second.goto('/create-memorial');
    await expect(second.getByText('This form is open in another tab.')).toBeVisible();
    await expect(second.getByLabel('Full name')).toHaveCount(0);
    await page.getByLabel('Full name').fill('First Tab, still');

    await second.getByRole('button', { name: 'Carry on here' }).click();
    await expect(second.getByLabel('Full name')).toHaveValue('First Tab, still');
    await expect(page.getByText('This form is open in another tab.')).toBeVisible();
    await second.getByLabel('Full name').fill('Second Tab');
    await second.close();
    await expect(page.getByLabel('Full name')).toHaveValue('Second Tab');
  });

  test('reports a lost connection, and keeps the text', async ({ page, context }) => {
    await logInAsNewPerson(page);
    await openCreateForm(page);
    await page.getByLabel('Full name').fill('Far Away');
    const notice = page.getByText('The connection is gone. Nothing that you typed is lost');
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await page.getByLabel('Biography').fill(LIFE);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Far Away');
    await expect(page.getByLabel('Biography')).toHaveValue(LIFE);
  });
});

test('the code step of sign-up survives a reload', async ({ page }) => {
  const email = newEmail();
  await register(page, email);
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  const browserStorage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(browserStorage).not.toContain(PASSWORD);

  await test.step('Back to Registration restores the form', async () => {
    await page.getByRole('button', { name: 'Back to Registration' }).click();
    await expect(page.getByLabel('Email Address')).toHaveValue(email);
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await page.reload();
    await expect(page.getByLabel('Email Address')).toHaveValue('');
  });

  const second = newEmail();
  await register(page, second);
  await page.reload();
  const boxes = page.getByRole('textbox', { name: /digit/i });
  await boxes.first().pressSequentially(await codeFor(second));
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await page.waitForURL('/find-memorials');
});

async function openEditor(page: Page, id: string): Promise<void> {
  await openAsBen(page, `/memorial/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Biography')).toBeVisible();
}

const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel', exact: true }).click();
