import { type Facts, type Screening, screenText } from './screen-rules';
import { screeningLists } from './screening-lists';

/**
 * Screens a text with the lists of this site.
 * @returns the verdict and its reasons
 */
export function screen(text: { message: string; authorName: string }, facts: Facts): Screening {
  return screenText(text, facts, screeningLists());
}
