import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { sister, son } from '../support/memorial-form';
import { chooseFiles } from './support/choose-files';
import { expectedAfterEdit, fillEverything } from './support/edit-everything';
import { openAsBen } from './support/gallery';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { portraitFile } from './support/portrait';
import { expect, test } from './support/test';

const NAME = `Edited Person ${Date.now()}`;

test.describe(() => {
  test.use({ allowsRefusals: true }); // one answer is a refusal

  test('the creator changes every field', async ({ page, request, expectAccessible }) => {
    test.slow();
    const id = await memorialOfBen(request, {
      name: `${NAME} One`,
      familyMembers: [sister, son],
    });
    const memorialBefore = memorialResponseSchema.parse(
      await readAsBen(request, `/api/memorials/${id}`),
    ).memorial;
    await page.setViewportSize({ width: 390, height: 844 });
    await openAsBen(page, `/memorial/${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: `Edit the memorial for ${NAME}` }),
    ).toBeFocused();
    await expect(page.locator('#identityNumber')).toHaveValue('CANARY-4711');
    await expectAccessible();

    await test.step('an invalid field is reported, and everything typed is kept', async () => {
      await page.getByLabel('Nationality').fill('');
      await page.getByLabel('Biography').fill('A new life.');
      await save(page);
      await page.getByRole('link', { name: 'Nationality is required' }).click();
      await expect(page.getByLabel('Nationality')).toBeFocused();
      await expect(page.getByLabel('Biography')).toHaveValue('A new life.');
      await page.getByRole('link', { name: 'Please choose whether visitors may see' }).click();
      const isShown = page.getByRole('radio', { name: 'Shown on the page and found by search' });
      await expect(isShown).toBeFocused();
      await expect(isShown).not.toBeChecked();
    });

    await fillEverything(page, `${NAME} Two`);

    await test.step('after a server error the form stays open', async () => {
      const failRequest = (route: { fulfill: (answer: object) => Promise<void> }) =>
        route.fulfill({ status: 400, json: { message: 'The database is resting.' } });
      await page.route(`**/api/memorials/${id}`, (route) =>
        route.request().method() === 'PUT' ? failRequest(route) : route.fallback(),
      );
      await save(page);
      const alert = page.getByRole('alert').filter({ hasText: 'Error updating memorial' });
      await expect(alert).toHaveText('Error updating memorial: The database is resting.');
      await page.unroute(`**/api/memorials/${id}`);
    });

    await test.step('Save returns to the page, which shows the changes', async () => {
      await save(page);
      await expect(page.getByText('Memorial updated successfully')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: `${NAME} Two` })).toBeVisible();
      await expect(page.getByText('A new life.')).toBeVisible();
      await expectAccessible();
    });

    const { memorial } = memorialResponseSchema.parse(
      await readAsBen(request, `/api/memorials/${id}`),
    );
    expect(memorial).toMatchObject(expectedAfterEdit(`${NAME} Two`));
    expect(memorial.mainPicture).toMatch(/^\/media\//);
    expect(memorial.mainPicture).not.toBe(memorialBefore.mainPicture);
    // The private details are only in the answer for people who may see them.
    expect(await readAsBen(request, `/api/memorials/${id}/private`)).toMatchObject({
      identityNumber: 'CANARY-0815',
      familyMembers: [
        { ...sister, fullName: 'Nyambura Muta' },
        son,
        { relationship: 'Child', fullName: 'Wanjira', email: 'wanjira@example.org' },
      ],
    });

    await test.step('Cancel changes nothing', async () => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByLabel('Biography').fill('Never saved.');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard changes' }).click();
      await expect(page.getByText('A new life.')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Never saved.')).toHaveCount(0);
    });
  });
});

test('adds and deletes a picture behind the portrait', async ({
  page,
  request,
  expectAccessible,
}) => {
  const id = await memorialOfBen(request, {
    name: `${NAME} Cover`,
    causeVisibility: 'shown',
  });
  const cover = async () =>
    z
      .object({ memorial: z.object({ cover: z.string().nullable() }) })
      .parse(await readAsBen(request, `/api/memorials/${id}`)).memorial.cover;
  await openAsBen(page, `/memorial/${id}`);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.click();
  await chooseFiles(page.getByLabel('Picture behind the portrait'), await portraitFile());
  await expect(page.getByRole('img', { name: 'Your chosen picture' })).toBeVisible();
  await save(page);
  await expect(page.getByText('Memorial updated successfully')).toBeVisible();
  expect(await cover()).toMatch(/^\/media\//);
  await expectAccessible();

  await edit.click();
  await expect(page.getByRole('img', { name: 'Current picture behind' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await save(page);
  await expect(page.getByText('Memorial updated successfully')).toBeVisible();
  expect(await cover()).toBeNull();
});

test('the save bar never covers the focused field', async ({ page, request }) => {
  const id = await memorialOfBen(request, { name: `${NAME} Covered`, causeVisibility: 'shown' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsBen(page, `/memorial/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const details = page.getByLabel('Details of the service');
  await page.getByLabel('Place of the service').focus();
  await details.evaluate((area) =>
    scrollBy(0, area.getBoundingClientRect().bottom - (innerHeight - 40)),
  );
  await page.keyboard.press('Tab');
  await expect(details).toBeFocused();
  await expect(async () => {
    const field = await details.boundingBox();
    const bar = await page.locator('[data-save-bar]').boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
});

const memorialOfBen = async (request: APIRequestContext, form: object) =>
  paidMemorial(request, await tokenOf('ben'), form);

const memorialResponseSchema = z.object({ memorial: z.record(z.string(), z.unknown()) });

async function readAsBen(request: APIRequestContext, path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${await tokenOf('ben')}` };
  return (await request.get(path, { headers })).json();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
