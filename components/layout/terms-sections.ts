import { type Said, type Say, sayWith } from '@/lib/platform/language/said';
import { siteName } from '@/lib/platform/site-name';

type Section = { title: string; paragraphs: string[] };

/**
 * Sections 1 to 9. They describe what the software does, so change them together with it. `operator` receives the money
 * (OPERATOR_NAME); `ofPayment` holds the first sentences about payment, which depend on the shop's settings.
 */
export const termsSections = (say: Say, operator: string, ofPayment: Said[]): Section[] => [
  {
    title: say('terms.sections.what.title', { site: siteName() }),
    paragraphs: [
      say('terms.sections.what.p1', { site: siteName() }),
      say('terms.sections.what.p2'),
    ],
  },
  {
    title: say('terms.sections.account.title'),
    paragraphs: [say('terms.sections.account.p1'), say('terms.sections.account.p2')],
  },
  {
    title: say('terms.sections.creating.title'),
    paragraphs: [
      say('terms.sections.creating.p1'),
      say('terms.sections.creating.p2'),
      say('terms.sections.creating.p3'),
    ],
  },
  {
    title: say('terms.sections.payment.title'),
    paragraphs: [
      ...ofPayment.map(sayWith(say)),
      say('terms.sections.payment.p3'),
      say('terms.sections.payment.p4', { operator }),
    ],
  },
  {
    title: say('terms.sections.refunds.title'),
    paragraphs: [say('terms.sections.refunds.p1'), say('terms.sections.refunds.p2')],
  },
  {
    title: say('terms.sections.content.title'),
    paragraphs: [say('terms.sections.content.p1'), say('terms.sections.content.p2')],
  },
  {
    title: say('terms.sections.privacy.title'),
    paragraphs: [
      say('terms.sections.privacy.p1'),
      say('terms.sections.privacy.p2'),
      say('terms.sections.privacy.p3'),
      say('terms.sections.privacy.p4'),
      say('terms.sections.privacy.p5'),
    ],
  },
  {
    title: say('terms.sections.deleting.title'),
    paragraphs: [say('terms.sections.deleting.p1'), say('terms.sections.deleting.p2')],
  },
  {
    title: say('terms.sections.liability.title'),
    paragraphs: [
      say('terms.sections.liability.p1'),
      say('terms.sections.liability.p2'),
      say('terms.sections.liability.p3'),
    ],
  },
];
