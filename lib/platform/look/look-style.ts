import { SCHEMES } from './default-colours';
import { changedParts, deriveColours, type Look, TOKENS_OF } from './derived-colours';

/**
 * The style sheet that sets the tokens of app/tokens.css to an operator's colours; '' if none are
 * changed. It consists only of names and `#rrggbb` (look-sources.ts allows nothing else). Its rules
 * override app/tokens.css in both schemes, so it sets each token for both.
 */
export function lookStyle(look: Look): string {
  const names = changedParts(look).flatMap((part) => TOKENS_OF[part]);
  if (names.length === 0) return '';
  const [light, dark] = SCHEMES.map((scheme) => {
    const colours = deriveColours(scheme, look[scheme]);
    return `html:root{${names.map((name) => `--${name}:${colours[name]}`).join(';')}}`;
  });
  return `${light}@media screen and (prefers-color-scheme:dark){${dark}}`;
}
