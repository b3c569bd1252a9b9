/** The texts that an operator may publish (product.md, "Legal texts"), as the database and addresses of calls name them. */
export const LEGAL_KINDS = [
  'terms',
  'privacy',
  'imprint',
  'refunds',
  'guest_book_rules',
  'continuity',
] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** What members are told of by mail when an admin wishes it: what they have agreed to, and what happens to their data. */
export const TOLD_KINDS: readonly LegalKind[] = ['terms', 'privacy'];

/** The most that a text may have, in bytes of UTF-8: 100 kB are sixty pages. */
export const BODY_BYTES = 100_000;
/** The most that a text may have when it is a page, in characters of HTML. Tables can have many more than their Markdown. */
export const HTML_MAX = 500_000;
/** Of what a mail says about a new version, in characters. */
export const SUMMARY_MAX = 1_000;
/** How many versions of one kind the dashboard shows. */
export const VERSIONS_SHOWN = 100;

/** The bytes of a text in UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A version without words takes the text down. */
export const isTakenDown = ({ body }: { body: string }): boolean => body === '';
