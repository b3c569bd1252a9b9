import { type Screening, type ScreeningFacts, screenText } from './screen-rules';
import { screeningLists } from './screening-lists';

/**
 * Screens a text with the lists of this site.
 * @returns the verdict and its reasons
 */
export function screen(
  text: { message: string; authorName: string },
  facts: ScreeningFacts,
): Screening {
  return screenText(text, facts, screeningLists());
}
