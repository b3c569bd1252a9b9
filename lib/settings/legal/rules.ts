/**
 * The texts that an operator may publish (product.md, "Legal texts"), with their names in the
 * database and the API.
 */
export const LEGAL_KINDS = [
  'terms',
  'privacy',
  'imprint',
  'refunds',
  'guest_book_rules',
  'continuity',
] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/**
 * The texts about which an admin may mail members: what they agreed to, and what happens to their
 * data.
 */
export const MAILED_KINDS: readonly LegalKind[] = ['terms', 'privacy'];

/** The longest text in bytes of UTF-8: about sixty pages. */
export const MAX_LEGAL_TEXT_BYTES = 100_000;
/**
 * The longest rendered text in characters of HTML. Tables can be far longer than their Markdown.
 */
export const MAX_HTML_LENGTH = 500_000;
/** The longest summary for members, in characters. */
export const MAX_SUMMARY_LENGTH = 1_000;
/** How many versions of one kind the dashboard shows. */
export const MAX_SHOWN_VERSIONS = 100;

/** The length of a text in bytes of UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A version with an empty body takes the text down. */
export const isTakenDown = ({ body }: { body: string }): boolean => body === '';
