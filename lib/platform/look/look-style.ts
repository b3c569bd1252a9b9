import { SCHEMES } from './default-colours';
import { changedParts, coloursOf, type Look, TOKENS_OF } from './derived-colours';

/**
 * The style sheet that gives the tokens of app/tokens.css an operator's colours; '' for a look that has chosen none. It is
 * made of names and `#rrggbb` alone (look-sources.ts lets nothing else through). Its rules win over those of the tokens,
 * wherever they are, and so it says each of its tokens for both schemes.
 */
export function lookStyle(look: Look): string {
  const names = changedParts(look).flatMap((part) => TOKENS_OF[part]);
  if (names.length === 0) return '';
  const [light, dark] = SCHEMES.map((scheme) => {
    const colours = coloursOf(scheme, look[scheme]);
    return `html:root{${names.map((name) => `--${name}:${colours[name]}`).join(';')}}`;
  });
  return `${light}@media screen and (prefers-color-scheme:dark){${dark}}`;
}
