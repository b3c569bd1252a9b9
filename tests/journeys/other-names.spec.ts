import { openAsBen } from './support/gallery';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

const ARABIC = 'ونغاري موتا';

test('a family adds an Arabic name, which appears and can be searched, and removes it', async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow();
  const name = `Wangari ${Date.now()}`;
  const arabic = `${ARABIC} ${name.slice(-6)}`;
  const id = await paidMemorial(request, await tokenOf('ben'), { name });
  const rows = page.getByRole('group', { name: /^Name \d/ });
  const add = page.getByRole('button', { name: /^Add .*name$/ });
  const save = page.getByRole('button', { name: 'Save names' });

  await openAsBen(page, `/memorial/${id}`);
  await page.getByRole('link', { name: 'Names and translations' }).click();
  await expect(page).toHaveURL(`/edit-memorial/${id}/languages`);
  await expect(page).toHaveTitle(/^Names and translations/);

  await test.step('missing fields are reported, and the keyboard reaches them', async () => {
    await expect(add).toBeEnabled();
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    const language = rows.getByLabel('Language');
    await expect(language).toBeFocused();
    await tabTo(page, save);
    await page.keyboard.press('Enter');
    const problem = page.getByRole('alert', { name: 'There is a problem' });
    await expect(problem).toBeFocused();
    await expect(problem.getByRole('link')).toHaveText([
      'Please choose a language',
      'Full name is required',
    ]);
    await expectAccessible();
    await problem.getByRole('link', { name: 'Please choose a language' }).press('Enter');
    await expect(language).toBeFocused();
  });

  await test.step('a language can have only one name', async () => {
    await rows.getByLabel('Language').selectOption('Arabic');
    await rows.getByLabel('Full name').fill(arabic);
    await expect(rows.getByLabel('Full name')).toHaveAttribute('lang', 'ar');
    await add.press('Enter');
    await expect(rows).toHaveCount(2);
    await rows.nth(1).getByLabel('Language').selectOption('ar');
    await rows.nth(1).getByLabel('Full name').fill('Another');
    await save.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'There is already a name in this language',
    ]);
    await rows.nth(1).getByRole('button', { name: 'Remove name 2' }).click();
    await expect(add).toBeFocused();
    await save.click();
    await expect(page.getByText('The names are saved.')).toBeVisible();
    await page.reload();
    await expect(rows.getByLabel('Full name')).toHaveValue(arabic);
  });

  await test.step('visitors see the name and find the memorial by it', async () => {
    await page.context().clearCookies();
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`/memorial/${id}`);
    await expect(heading).toHaveText(name);
    const hero = page.locator('header').filter({ has: heading });
    await expect(hero.locator('bdi[lang=ar]')).toHaveText(arabic);
    await page.goto(`/ar/memorial/${id}`);
    await expect(heading).toHaveText(arabic);
    await expect(page).toHaveTitle(new RegExp(`^${arabic} `));
    await expect(hero.getByText(name, { exact: true })).toBeVisible();
    await expectAccessible();
    await page.goto(`/find-memorials?name=${encodeURIComponent(arabic)}`);
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText(arabic);
  });

  await test.step('once removed, the name appears nowhere', async () => {
    await openAsBen(page, `/edit-memorial/${id}`);
    await page.getByRole('link', { name: 'Names and translations' }).click();
    await page.getByRole('button', { name: 'Remove name 1' }).click();
    await save.click();
    await expect(page.getByText('The names are saved.')).toBeVisible();
    await page.context().clearCookies();
    await expect(async () => {
      await page.goto(`/ar/memorial/${id}`); // a cached page changes within a second
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 1_000 });
    }).toPass();
    await page.goto(`/find-memorials?name=${encodeURIComponent(arabic)}`);
    await expect(page.getByText('No memorials found matching your search.')).toBeVisible();
  });
});
