import { sister, son } from '../support/memorial-form';
import { openMemorial } from './support/open-memorial';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

test('a one-page memorial hides nothing, and its table of contents follows the reader', async ({
  page,
  request,
}) => {
  const id = await paidMemorial(request, await tokenOf('ben'), {
    name: `One Page ${Date.now()}`,
    reading: 'page',
    familyMembers: [sister, son],
    description: 'She taught four hundred children to read. '.repeat(60),
  });
  await page.goto(`/memorial/${id}`);
  const contents = page.getByRole('navigation', { name: 'Parts of this memorial' });
  const about = contents.getByRole('link', { name: 'About' });
  await about.click();
  await expect(about).toHaveAttribute('aria-current', 'true');
  const family = contents.getByRole('link', { name: 'Family' });
  await family.click();
  await expect(page).toHaveURL(/#family$/);
  await expect(family).toHaveAttribute('aria-current', 'true');
  await expect(about).not.toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#about')).toBeVisible();
  await expect(page.locator('[hidden="until-found"]')).toHaveCount(0);
});

test.describe('the action bar on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('leads to words before flowers, and stays visible except while a field has the focus', async ({
    page,
  }) => {
    await openMemorial(page);
    const bar = page.locator('.act-bar');
    await expect(bar.getByRole('link')).toHaveText(['Write', 'Send flowers']);
    const parts = page.locator('#condolences, #tributes');
    expect(await parts.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'condolences',
      'tributes',
    ]);
    const share = bar.getByRole('button', { name: 'Share' });
    await expect(share).toBeInViewport();
    const message = page.getByLabel('Message');
    await message.focus();
    await expect(share).not.toBeInViewport();
    await message.blur();
    await expect(share).toBeInViewport();
  });
});
