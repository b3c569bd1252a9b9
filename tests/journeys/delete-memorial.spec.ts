import type { Page } from '@playwright/test';
import { openAsBen } from './support/gallery';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

test.use({ allowsRefusals: true }); // a deleted memorial answers 404

test('deletes a memorial by keyboard alone', async ({ page, request, browser, baseURL }) => {
  const id = await paidMemorial(request, await tokenOf('ben'), { name: 'Deleted Person' });
  await openAsBen(page, `/memorial/${id}`);
  await expect(button(page, 'Delete')).toBeEnabled();
  await tabTo(page, button(page, 'Delete'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete memorial' });
  await expect(dialog).toContainText('Delete the memorial for Deleted Person?');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Delete')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Delete', exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL('/find-memorials');
  expect((await request.get(`/api/memorials/${id}`)).status()).toBe(404);

  const kindSentence = 'The memory stays with those who knew them.';
  for (const visitor of [page, await browser.newPage({ baseURL })]) {
    const answer = await visitor.goto(`/memorial/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'This memorial is no longer here' }),
    ).toBeVisible();
    await expect(visitor.getByText(kindSentence)).toBeVisible();
    await expect(visitor.getByRole('main').getByRole('link')).toHaveText(['Find Memorials']);
  }
  expect(await (await request.get(`/q/${id}`)).text()).toContain(kindSentence);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
