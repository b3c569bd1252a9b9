import { sister, son } from '../support/memorial-form';
import { asBen } from './support/gallery';
import { address, openMemorial } from './support/open-memorial';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

test('a family that chose one page to read hides nothing, and its contents follow the reader', async ({
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

test.describe('the bar of acts on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('stays in reach, and gives way to a field that has the focus', async ({ page }) => {
    await openMemorial(page);
    const share = page.locator('.act-bar').getByRole('button', { name: 'Share' });
    await expect(share).toBeInViewport();
    const message = page.getByLabel('Message');
    await message.focus();
    await expect(share).not.toBeInViewport();
    await message.blur();
    await expect(share).toBeInViewport();
  });

  test('gives way to the offer of another language', async ({ page, request }) => {
    await page.goto(`/ar${await address(request)}`); // the browser's language is English
    await expect(page.locator('[data-offer-bar]')).toBeVisible();
    await expect(page.locator('.act-bar')).toHaveCSS('position', 'static');
  });
});

test('what the family has not added leads those who may edit into the editor, and Back out of the page', async ({
  page,
  request,
}) => {
  const id = await paidMemorial(request, await tokenOf('ben'), { name: `Bare ${Date.now()}` });
  await page.goto('/about');
  await asBen(page, `/memorial/${id}`);
  await page.getByRole('link', { name: /^Add .*family/i }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Edit the memorial for/ }),
  ).toBeFocused();
  await expect(page).toHaveURL(/#edit$/);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
