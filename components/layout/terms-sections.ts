import { type Message, type Translate, translateWith } from '@/lib/platform/language/message';
import { siteName } from '@/lib/platform/site-name';

type Section = { title: string; paragraphs: string[] };

/**
 * Sections 1 to 9. They describe what the software does, so change them together with it. `operator` receives the money
 * (OPERATOR_NAME). `paymentIntro` is the start of the section about payment, which depends on the shop's settings.
 */
export const termsSections = (
  t: Translate,
  operator: string,
  paymentIntro: Message[],
): Section[] => [
  {
    title: t('terms.sections.what.title', { site: siteName() }),
    paragraphs: [t('terms.sections.what.p1', { site: siteName() }), t('terms.sections.what.p2')],
  },
  {
    title: t('terms.sections.account.title'),
    paragraphs: [t('terms.sections.account.p1'), t('terms.sections.account.p2')],
  },
  {
    title: t('terms.sections.creating.title'),
    paragraphs: [
      t('terms.sections.creating.p1'),
      t('terms.sections.creating.p2'),
      t('terms.sections.creating.p3'),
    ],
  },
  {
    title: t('terms.sections.payment.title'),
    paragraphs: [
      ...paymentIntro.map(translateWith(t)),
      t('terms.sections.payment.p3'),
      t('terms.sections.payment.p4', { operator }),
    ],
  },
  {
    title: t('terms.sections.refunds.title'),
    paragraphs: [t('terms.sections.refunds.p1'), t('terms.sections.refunds.p2')],
  },
  {
    title: t('terms.sections.content.title'),
    paragraphs: [t('terms.sections.content.p1'), t('terms.sections.content.p2')],
  },
  {
    title: t('terms.sections.privacy.title'),
    paragraphs: [
      t('terms.sections.privacy.p1'),
      t('terms.sections.privacy.p2'),
      t('terms.sections.privacy.p3'),
      t('terms.sections.privacy.p4'),
      t('terms.sections.privacy.p5'),
    ],
  },
  {
    title: t('terms.sections.deleting.title'),
    paragraphs: [t('terms.sections.deleting.p1'), t('terms.sections.deleting.p2')],
  },
  {
    title: t('terms.sections.liability.title'),
    paragraphs: [
      t('terms.sections.liability.p1'),
      t('terms.sections.liability.p2'),
      t('terms.sections.liability.p3'),
    ],
  },
];
