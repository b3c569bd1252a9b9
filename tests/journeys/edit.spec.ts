import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccounts } from '../../prisma/demo/accounts';
import { logIn } from './support/account';
import { chooseFiles } from './support/choose-files';
import { openAsBen } from './support/gallery';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { portraitFile } from './support/portrait';
import { expect, test } from './support/test';

const NAME = `Edited Person ${Date.now()}`;
const ben = demoAccounts.find(({ name }) => name === 'ben');

const logInAsBen = async (page: Page, to: string) => {
  await page.goto(to);
  await logIn(page, ben?.email ?? '', ben?.password);
  await page.waitForURL(to);
};

test('the edit page changes fields and gallery', async ({ page, request, expectAccessible }) => {
  const id = await memorialOfBen(request, { name: 'Wangari Test', languages: ['Kikuyu'] });
  await logInAsBen(page, `/edit-memorial/${id}`);
  await expect(page.getByLabel('First name')).toHaveValue('Wangari');
  await expect(page.getByLabel('Languages')).toHaveValue('Kikuyu');
  await expectAccessible();

  await page.getByLabel('Last name').fill('');
  await save(page);
  await page.getByRole('link', { name: 'Last name is required' }).click();
  await page.getByLabel('Last name').fill(`Muta ${NAME}`);
  await page.getByLabel('Date of death').fill('2011-09-26');
  await page.getByLabel('Languages').fill('Kikuyu, English , ');
  await page.getByLabel('Achievements').fill('Nobel Peace Prize');

  await chooseFiles(page.getByLabel('Pictures, videos and documents'), await portraitFile());
  await page.getByRole('button', { name: 'Submit Media' }).click();
  await expect(page.getByText('Media files added successfully')).toBeVisible();
  await page.getByLabel('Caption').fill('On the hill');
  await save(page);

  await page.waitForURL(`/memorial/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Wangari Muta ${NAME}`);
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByText('On the hill').first()).toBeVisible();
  const answer = await request.get(`/api/memorials/${id}`);
  expect(await answer.json()).toMatchObject({
    memorial: {
      fullName: `Wangari Muta ${NAME}`,
      deathDate: '2011-09-26',
      languagesSpoken: ['Kikuyu', 'English'],
      achievements: ['Nobel Peace Prize'],
      additionalMedia: [{ type: 'photo', caption: 'On the hill' }],
    },
  });
});

test.describe('another member', () => {
  test.use({ allowsRefusals: true });

  test('cannot edit the memorial, and gets a 404 for every other page that changes it', async ({
    page,
    request,
  }) => {
    const id = await paidMemorial(request, await tokenOf('ada'), { name: `${NAME} Ada` });
    await openAsBen(page, `/edit-memorial/${id}`);
    await expect(page.getByText('Failed to fetch memorial details')).toBeVisible();
    await page.goto(`/memorial/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
    await page.goto(`/edit-memorial/${id}`);
    await page.getByRole('link', { name: 'Back to Memorials' }).click();
    await page.waitForURL('/find-memorials');
    for (const address of [
      `/add-memorial-media/${id}`,
      ...['keepers', 'languages', 'access', 'condolences', 'contributions'].map(
        (part) => `/edit-memorial/${id}/${part}`,
      ),
    ]) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(page.getByText('Oops! It looks like you are lost...'), address).toBeVisible();
    }
  });
});

const memorialOfBen = async (request: APIRequestContext, form: object) =>
  paidMemorial(request, await tokenOf('ben'), form);

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
