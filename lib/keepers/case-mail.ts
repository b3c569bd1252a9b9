import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { operatorAddress } from '@/lib/platform/operator';
import { absolute } from '@/lib/platform/site-url';
import { adminCase } from './api-paths';
import { CASE_DAYS } from './rules';

/** Tells the operator that a case waits. Its text is only shown on the admin page. */
export function caseWaitsMail(caseId: string): NewMail {
  const say = wordsIn(DEFAULT_LANGUAGE);
  const title = say('cases.mails.waits.subject');
  return {
    key: `case-waits/${caseId}`,
    to: operatorAddress(),
    subject: title,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [say('cases.mails.waits.text', { days: CASE_DAYS })],
        button: {
          label: say('cases.mails.waits.button'),
          url: absolute(adminCase(caseId)),
        },
      },
      DEFAULT_LANGUAGE,
    ),
  };
}
