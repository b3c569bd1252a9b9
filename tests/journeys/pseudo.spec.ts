import { findEnglishWords } from './support/english-words';
import { storedTexts } from './support/stored-texts';
import { expect, test } from './support/test';

// The pseudo-language is English with accents, so text without accents does not come from a message.
test.use({ meetsRefusals: true });

test('no form shows English when it is refused', async ({ page }) => {
  const stored = await storedTexts();
  const found: Record<string, string[]> = {};
  for (const address of ['/contact', '/login', '/signup', '/forgot-password']) {
    await page.goto(`/xx${address}`);
    await page.locator('main button[type=submit]').first().click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    const words = await findEnglishWords(page, stored);
    if (words.length > 0) found[address] = words;
  }
  expect(found).toEqual({});
});
