import { findEnglishWords } from './support/english-words';
import { storedTexts } from './support/stored-texts';
import { expect, test } from './support/test';

// The pseudo-language is English with accents, so text without accents does not come from a message.
test.use({ allowsRefusals: true });

test('no refused form shows English text', async ({ page }) => {
  const textsInDatabase = await storedTexts();
  const englishWords: Record<string, string[]> = {};
  for (const address of ['/contact', '/login', '/signup', '/forgot-password']) {
    await page.goto(`/xx${address}`);
    await page.locator('main button[type=submit]').first().click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    const words = await findEnglishWords(page, textsInDatabase);
    if (words.length > 0) englishWords[address] = words;
  }
  expect(englishWords).toEqual({});
});
