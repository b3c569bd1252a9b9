import type { Page } from '@playwright/test';
import { openAsBen } from './support/gallery';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

test.describe('the editor of a memorial page', () => {
  test.describe(() => {
    test.use({ allowsRefusals: true });

    test('leads back to the memorial when loading fails, even offline', async ({
      page,
      context,
      request,
    }) => {
      const id = await paidMemorial(request, await tokenOf('ben'), { name: 'Far Person' });
      await page.route('**/api/memorials/*/private', (route) => route.fulfill({ status: 404 }));
      await openAsBen(page, `/memorial/${id}`);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(page.getByText('Memorial not found.')).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Back to the memorial' }).click();
      await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
      await context.setOffline(false);
    });
  });
});

test('restored changes of relatives keep the private details and include new relatives', async ({
  page,
  request,
}) => {
  const id = await paidMemorial(request, await tokenOf('ben'), {
    name: 'Kept Family',
    causeVisibility: 'shown',
    familyMembers: [
      { relationship: 'Sibling', fullName: 'Anna', phone: 'CANARY-ANNA' },
      { relationship: 'Sibling', fullName: 'Ben', phone: 'CANARY-BEN' },
      { relationship: 'Child', fullName: 'Dora', phone: 'CANARY-DORA' },
    ],
  });
  await openEditor(page, id);
  await page.getByRole('button', { name: 'Remove family member 1' }).click();
  await page.getByRole('button', { name: 'Add another family member' }).click();
  const nameOf = (place: number) =>
    page.getByRole('group', { name: `Family member ${place}` }).getByLabel('Full name');
  await nameOf(1).fill('Benjamin');
  await nameOf(3).fill('Carl');
  const carl = page.getByRole('group', { name: 'Family member 3' });
  await carl.getByText('Private details (optional)').click();
  await carl.getByLabel('Phone').fill('7');
  await cancel(page);
  await page.getByRole('button', { name: 'Keep for later' }).click();
  const storedEdits = await page.evaluate(() => localStorage.getItem('memorialEdits'));
  expect(storedEdits).toContain('Benjamin');
  expect(storedEdits).not.toContain('CANARY');

  const headers = { authorization: `Bearer ${await tokenOf('ben')}` };
  const familyOf = async () =>
    (await (await request.get(`/api/memorials/${id}/private`, { headers })).json()).familyMembers;
  const eve = { relationship: 'Child', fullName: 'Eve', phone: '8' };
  const data = { familyMembers: [...(await familyOf()), eve] };
  const updateAnswer = await request.put(`/api/memorials/${id}`, { headers, data });
  expect(updateAnswer.status()).toBe(200);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(nameOf(3)).toHaveValue('Carl');
  await expect(page.getByText('Please check these relatives before you save: Eve.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Memorial updated successfully')).toBeVisible();
  expect(await familyOf()).toMatchObject([
    { fullName: 'Benjamin', phone: 'CANARY-BEN' },
    { fullName: 'Dora', phone: 'CANARY-DORA' },
    { fullName: 'Carl', phone: '7' },
    eve,
  ]);
});

async function openEditor(page: Page, id: string): Promise<void> {
  await openAsBen(page, `/memorial/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Biography')).toBeVisible();
}

const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel', exact: true }).click();
