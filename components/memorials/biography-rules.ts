import { paragraphsOf } from '@/lib/memorials/paragraph-rules';

/** A first paragraph of at most this many characters is a lead, set in large italics. */
const MAX_LEAD = 160;
/** Longer biographies get a drop cap if the first paragraph after the lead is long enough to reach past it. */
const LONG_BIOGRAPHY = 600;
const LONG_PARAGRAPH = 240;

/** Scripts whose initial letters can be set as a drop cap of three lines. */
const ALLOWS_DROP_CAP = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

export type BiographyParts = { lead: string | null; paragraphs: string[]; hasDropCap: boolean };

/** Splits a biography into its lead, if it has one, and the other paragraphs. Empty lines separate paragraphs. */
export function biographyParts(text: string): BiographyParts {
  const [first = '', ...others] = paragraphsOf(text);
  const hasLead = first !== '' && [...first].length <= MAX_LEAD;
  const paragraphs = hasLead ? others : [first, ...others];
  const opening = paragraphs[0] ?? '';
  return {
    lead: hasLead ? first : null,
    paragraphs,
    hasDropCap:
      [...text].length > LONG_BIOGRAPHY &&
      [...opening].length >= LONG_PARAGRAPH &&
      ALLOWS_DROP_CAP.test(opening),
  };
}
