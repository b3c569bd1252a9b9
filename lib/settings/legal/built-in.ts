import type { Say } from '@/lib/platform/language/said';

/** Parts of a text that the product brings along: a heading and paragraphs. */
export type BuiltInPart = { title: string; paragraphs: readonly string[] };

/**
 * A draft of a privacy text: what the software does with data at every operator's (docs/security.md), in the language of `say`, with
 * brackets where only the operator knows. No page shows it; an editor begins with it.
 */
export const privacyDraft = (say: Say, operator: string): BuiltInPart[] => [
  { title: say('legal.draft.who'), paragraphs: [say('legal.draft.whoText', { operator })] },
  {
    title: say('legal.draft.keep'),
    paragraphs: [
      say('profile.data.what'),
      say('legal.draft.account'),
      say('terms.sections.privacy.p1'),
      say('terms.sections.privacy.p2'),
      say('terms.sections.privacy.p3'),
      say('legal.draft.guests'),
      say('terms.sections.payment.p3'),
    ],
  },
  {
    title: say('legal.draft.mails'),
    paragraphs: [
      say('terms.sections.privacy.p4'),
      say('legal.draft.cookies'),
      say('legal.draft.others'),
    ],
  },
  {
    title: say('legal.draft.long'),
    paragraphs: [say('legal.draft.longText'), say('terms.sections.privacy.p5')],
  },
  {
    title: say('legal.draft.rights'),
    paragraphs: [
      say('legal.draft.rightsText'),
      say('terms.sections.deleting.p1'),
      say('terms.sections.deleting.p2'),
      say('legal.draft.authority'),
    ],
  },
];

/** The parts as the editor has them. What is Markdown by chance stays words. */
export const asMarkdown = (parts: readonly BuiltInPart[]): string =>
  parts
    .flatMap(({ title, paragraphs }) => [`# ${title}`, ...paragraphs])
    .map((text) => text.replace(/[*\\`<>]/g, '\\$&'))
    .join('\n\n');
