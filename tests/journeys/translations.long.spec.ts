import { openAsBen } from './support/gallery';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

const ENGLISH =
  'She was born in a small village by the sea, where her father mended nets. For forty years she taught children to read, and on Sundays she sang in the choir.';
const FRENCH = 'Elle est née dans un petit village au bord de la mer.';

test.use({ allowsRefusals: true });

test('a family sets the language of its text, translates it into French, and deletes the translation', async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow();
  const form = { description: ENGLISH, hobbies: ['Choir'], favoriteQuote: 'Small things.' };
  const id = await paidMemorial(request, await tokenOf('ben'), form);
  const languages = `/edit-memorial/${id}/languages`;
  const french = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: 'French' }) });
  const biography = french.getByLabel('Biography');
  const save = french.getByRole('button', { name: 'Save translation' });

  await test.step('the page shows the detected language, and keeps a chosen one', async () => {
    await page.goto(`/fr/memorial/${id}`);
    await expect(page.locator('[lang=en]', { hasText: ENGLISH })).toBeVisible();
    await openAsBen(page, languages);
    const ownLanguage = page.getByLabel('Language of your own words');
    await expect(ownLanguage.locator('option').first()).toHaveText(
      'Detected automatically: English',
    );
    await ownLanguage.selectOption('Welsh');
    await page.getByRole('button', { name: 'Save language' }).click();
    await expect(page.getByText('The language is saved.')).toBeVisible();
    await page.goto(`/memorial/${id}`);
    await expect(page.locator('[lang=cy]', { hasText: ENGLISH })).toBeVisible();
    await openAsBen(page, languages);
    await expect(ownLanguage).toHaveValue('cy');
    await ownLanguage.selectOption('');
    await page.getByRole('button', { name: 'Save language' }).click();
    await expect(page.getByText('The language is saved.')).toBeVisible();
  });

  await test.step('a translation needs a biography', async () => {
    await page.getByRole('button', { name: 'Add a translation' }).click();
    await expect(page.getByLabel('Language of the translation')).toBeFocused();
    await page.getByLabel('Language of the translation').selectOption('French');
    await page.getByRole('button', { name: 'Add a translation' }).click();
    await expect(french.getByText(ENGLISH)).toHaveAttribute('lang', 'en');
    await french.getByLabel('Hobbies').fill('Chorale');
    await save.click();
    const problem = page.getByRole('alert', { name: 'There is a problem' });
    await expect(problem).toBeFocused();
    await expectAccessible();
    await problem.getByRole('link').press('Enter');
    await expect(biography).toBeFocused();
  });

  await test.step('text stays in the form when saving fails', async () => {
    await biography.fill(FRENCH);
    await page.route('**/texts/fr', (route) => route.fulfill({ status: 429, json: {} }));
    await save.click();
    await expect(page.getByText('The translation could not be saved.')).toBeVisible();
    await expect(biography).toHaveValue(FRENCH);
    await page.unroute('**/texts/fr');
    await save.click();
    await expect(page.getByText('Translation saved')).toBeVisible();
  });

  await test.step('text typed while saving stays in the form, and can be saved next', async () => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/texts/fr', async (route) => {
      const response = await route.fetch();
      await answer.promise;
      await route.fulfill({ response });
    });
    await biography.fill('Une vie.');
    const saveRequest = page.waitForRequest('**/texts/fr');
    await save.click();
    await saveRequest;
    await biography.fill(FRENCH);
    answer.resolve();
    await expect(save).toBeVisible(); // while saving, the button says 'Saving…'
    await expect(biography).toHaveValue(FRENCH);
    await expect(page.getByText('Translation saved')).toBeHidden();
    await page.unroute('**/texts/fr');
    await save.click();
    await expect(page.getByText('Translation saved')).toBeVisible();
    await page.reload();
    await french.locator('summary').click();
    await expect(biography).toHaveValue(FRENCH);
  });

  await test.step('the French page shows the translation, and other pages link to it', async () => {
    await page.context().clearCookies();
    await page.goto(`/memorial/${id}`);
    await expect(page.getByText(ENGLISH)).toBeVisible();
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`//[^/]+/memorial/${id}$`));
    await page.getByRole('link', { name: 'Français' }).last().click();
    await expect(page).toHaveURL(`/fr/memorial/${id}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(canonical).toHaveAttribute('href', new RegExp(`/fr/memorial/${id}$`));
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/fr\//);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', FRENCH);
    await expect(page.getByText(FRENCH)).toBeVisible();
    await expect(page.getByText('Chorale')).toBeVisible();
    await expect(page.locator('blockquote bdi')).toHaveAttribute('lang', 'en');
    await expect(page.getByText(ENGLISH)).toBeHidden();
    await page.getByText('Les mots mêmes de la famille, en anglais').click();
    await expect(page.locator('[lang=en]', { hasText: ENGLISH })).toBeVisible();
    await expectAccessible();
  });

  await test.step('the cached page changes with the translation', async () => {
    const token = await tokenOf('ben');
    const answer = await request.put(`/api/memorials/${id}/texts/fr`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { biography: 'Une autre vie.' },
    });
    expect(answer.status()).toBe(200);
    await expect(async () =>
      expect(await (await request.get(`/fr/memorial/${id}`)).text()).toContain('Une autre vie.'),
    ).toPass();
  });

  await test.step('after the deletion, the French page shows the original text', async () => {
    await openAsBen(page, languages);
    await french.locator('summary').click();
    await french.getByRole('button', { name: 'Delete translation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete translation' }).click();
    await expect(page.getByText('The translation is deleted.')).toBeFocused();
    await page.getByLabel('Language of the translation').selectOption('French');
    await page.getByRole('button', { name: 'Add a translation' }).click();
    await expect(biography).toHaveValue('');
    await page.context().clearCookies();
    await page.goto(`/fr/memorial/${id}`);
    await expect(page.locator('[lang=en]', { hasText: ENGLISH })).toBeVisible();
    await page.goto(`/memorial/${id}`);
    await expect(page.getByText('Also in:')).toBeHidden();
  });
});
