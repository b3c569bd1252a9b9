import { paragraphsOf } from '@/lib/memorials/paragraph-rules';

/** The longest first paragraph that is a lead, set in large italics. */
const LONGEST_LEAD = 160;
/** The shortest biography with a drop cap, and the shortest paragraph that reaches past one. */
const LONG_BIOGRAPHY = 600;
const LONG_PARAGRAPH = 240;

/** A letter of a script whose first letters may be set over three lines. */
const CAN_DROP = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

export type BiographyParts = { lead: string | null; paragraphs: string[]; hasDropCap: boolean };

/** Splits a text with an empty line between paragraphs into its lead, if it has one, and the rest. */
export function biographyParts(text: string): BiographyParts {
  const [first = '', ...others] = paragraphsOf(text);
  const hasLead = first !== '' && [...first].length <= LONGEST_LEAD;
  const paragraphs = hasLead ? others : [first, ...others];
  const opening = paragraphs[0] ?? '';
  return {
    lead: hasLead ? first : null,
    paragraphs,
    hasDropCap:
      [...text].length > LONG_BIOGRAPHY &&
      [...opening].length >= LONG_PARAGRAPH &&
      CAN_DROP.test(opening),
  };
}
