import type { Say } from '@/lib/platform/language/said';

/** A part of a text that comes with the product. */
export type BuiltInPart = { title: string; paragraphs: readonly string[] };

/**
 * A draft of a privacy policy, with what the software does with data for every operator
 * (docs/security.md), in the language of `say`, and brackets where only the operator knows. No page
 * shows it; the editor offers it as a start.
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

/** The parts as Markdown; characters that happen to be markup are escaped. */
export const asMarkdown = (parts: readonly BuiltInPart[]): string =>
  parts
    .flatMap(({ title, paragraphs }) => [`# ${title}`, ...paragraphs])
    .map((text) => text.replace(/[*\\`<>]/g, '\\$&'))
    .join('\n\n');
