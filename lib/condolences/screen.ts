import { type Screening, type ScreeningFacts, screenText, type TextToScreen } from './screen-rules';
import { screeningLists } from './screening-lists';

/**
 * Screens a text with the lists of this site.
 * @returns the verdict and its reasons
 */
export function screen(text: TextToScreen, facts: ScreeningFacts): Screening {
  return screenText(text, facts, screeningLists());
}
