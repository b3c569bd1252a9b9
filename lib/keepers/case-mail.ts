import { absoluteUrl } from '@/lib/platform/absolute-url';
import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { operatorAddress } from '@/lib/platform/operator';
import { adminCase } from './api-paths';
import { CASE_DAYS } from './rules';

/** Tells the operator that a case waits. Its text is only shown on the admin page. */
export function caseWaitsMail(caseId: string): NewMail {
  const t = translatorFor(DEFAULT_LANGUAGE);
  const title = t('cases.mails.waits.subject');
  return {
    key: `case-waits/${caseId}`,
    to: operatorAddress(),
    subject: title,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [t('cases.mails.waits.text', { days: CASE_DAYS })],
        button: {
          label: t('cases.mails.waits.button'),
          url: absoluteUrl(adminCase(caseId)),
        },
      },
      DEFAULT_LANGUAGE,
    ),
  };
}
