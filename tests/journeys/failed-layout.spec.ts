import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { expect, test } from '../support/site-fixture'; // the one in ./support/test fails on any exception in the browser
import { translatePageText } from './support/translate-page-text';

/**
 * Makes the layout fail where it reads the browser's languages, until the window is renamed. The name survives a
 * reload.
 */
const FAILING = `
  let failing = window.name !== 'mended';
  const { languages } = navigator;
  Object.defineProperty(navigator, 'languages', {
    get() {
      if (failing) throw new Error('The layout fails.');
      return languages;
    },
  });
`;

const CASES: [Exclude<Language, 'xx' | 'xr'>, path: string][] = [
  ['en', '/about'],
  ['ar', '/ar/about'],
];

for (const [language, path] of CASES)
  test(`a failing layout shows an error page in ${language} and recovers`, async ({ page }) => {
    const { tag, direction } = languageInfo(language);
    const title = translatePageText(language, 'This page could not be shown');
    await page.addInitScript(FAILING);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page).toHaveTitle(`${title} | Perennial`);
    await page.evaluate(() => {
      window.name = 'mended';
    });
    await page.getByRole('button').click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();
  });
