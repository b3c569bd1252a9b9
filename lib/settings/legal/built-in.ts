import type { Translate } from '@/lib/platform/language/message';

/** A part of a text that comes with the product. */
export type BuiltInPart = { title: string; paragraphs: readonly string[] };

/**
 * A draft of a privacy policy in the language of `t`: what the software does with data at every
 * operator's site (docs/security.md), with brackets for what only the operator knows. No page shows
 * it; the editor offers it as a starting point.
 */
export const privacyDraft = (t: Translate, operator: string): BuiltInPart[] => [
  { title: t('legal.draft.who'), paragraphs: [t('legal.draft.whoText', { operator })] },
  {
    title: t('legal.draft.keep'),
    paragraphs: [
      t('profile.data.what'),
      t('legal.draft.account'),
      t('terms.sections.privacy.p1'),
      t('terms.sections.privacy.p2'),
      t('terms.sections.privacy.p3'),
      t('legal.draft.guests'),
      t('terms.sections.payment.p3'),
    ],
  },
  {
    title: t('legal.draft.mails'),
    paragraphs: [t('terms.sections.privacy.p4'), t('legal.draft.cookies'), t('legal.draft.others')],
  },
  {
    title: t('legal.draft.long'),
    paragraphs: [t('legal.draft.longText'), t('terms.sections.privacy.p5')],
  },
  {
    title: t('legal.draft.rights'),
    paragraphs: [
      t('legal.draft.rightsText'),
      t('terms.sections.deleting.p1'),
      t('terms.sections.deleting.p2'),
      t('legal.draft.authority'),
    ],
  },
];

/** The parts as Markdown; characters that happen to be markup are escaped. */
export const asMarkdown = (parts: readonly BuiltInPart[]): string =>
  parts
    .flatMap(({ title, paragraphs }) => [`# ${title}`, ...paragraphs])
    .map((text) => text.replace(/[*\\`<>]/g, '\\$&'))
    .join('\n\n');
