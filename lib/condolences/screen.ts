import { type Facts, type Screening, screenText } from './screen-rules';
import { screeningLists } from './screening-lists';

/**
 * The first ring, with the lists of this site.
 * @param text the message and the author's name as they were sent
 * @param facts what is known of the text and its memorial
 * @returns the verdict and the rules behind it
 */
export function screen(text: { message: string; authorName: string }, facts: Facts): Screening {
  return screenText(text, facts, screeningLists());
}
