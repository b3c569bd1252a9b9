import { hashSource } from '../csp/inline-script-hashes.ts';

/*
 * A page's policy allows the style sheet with the operator's colours (look-style.ts) only if it
 * consists of nothing but token names and hexadecimal digits. Next's page cache runs outside the
 * bundle, so this imports by relative path.
 */

const TOKEN = '--[a-z]+(?:-[a-z]+){0,2}:#[0-9a-f]{6}';
const RULE = `html:root\\{${TOKEN}(?:;${TOKEN}){0,15}\\}`;
const DARK = '@media screen and \\(prefers-color-scheme:dark\\)';
const ELEMENT = new RegExp(`<style data-look="">(${RULE}${DARK}\\{${RULE}\\})</style>`);

/** The attribute that marks the style element. */
export const LOOK_ATTRIBUTE = { 'data-look': '' } as const;

/**
 * The CSP sources that allow the operator's colours in a page, by their hash; [] if the page has
 * none.
 */
export function lookSources(html: string): string[] {
  const [, text] = ELEMENT.exec(html) ?? [];
  return text === undefined ? [] : [hashSource(text)];
}
