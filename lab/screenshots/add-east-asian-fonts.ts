import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { fontParts } from '@/lib/memorials/card/card-fonts';

/** Where East Asian letters begin. */
const FIRST = 0x2e80;

/**
 * The site leaves East Asian characters to the device's fonts. A machine that only takes screenshots may have none and
 * would draw empty boxes, so the page gets the fonts of the preview cards.
 */
export async function addEastAsianFonts(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  const letters = [...new Set(text)].map((each) => each.codePointAt(0) ?? 0);
  const parts = await fontParts();
  for (const letter of letters.filter((code) => code >= FIRST)) {
    const isIn = ([first, last]: readonly [number, number]) => first <= letter && letter <= last;
    // A file may lack a character of its own range, which another file then has.
    for (const { file } of parts.filter(({ ranges }) => ranges.some(isIn))) {
      const font = (await readFile(file)).toString('base64');
      await page.evaluate(addFace, { font, range: `U+${letter.toString(16)}` });
    }
  }
}

/** Runs in the page. The content policy allows fonts made from bytes, because they are not fetched. */
async function addFace({ font, range }: { font: string; range: string }): Promise<void> {
  const bytes = Uint8Array.from(atob(font), (each) => each.charCodeAt(0));
  const face = new FontFace('Site Scripts', bytes, { unicodeRange: range, weight: '200 900' });
  document.fonts.add(await face.load());
}
