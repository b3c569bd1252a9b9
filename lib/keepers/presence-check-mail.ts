import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { daysAfter, MAX_PRESENCE_CHECKS, PRESENCE_CHECK_INTERVAL_DAYS } from './handover-rules';

type Owner = {
  id: string;
  email: string;
  firstName: string;
  lastSeenAt: Date;
  /** The secret of the link with which the owner answers. */
  secret: string;
};

/**
 * Asks an owner whether they are still there. `earlier` is how often they were asked before in this period of silence.
 * It determines the day, named in the mail, before which nothing happens.
 */
export function presenceCheckMail(
  owner: Owner,
  earlier: number,
  now: Date,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const { id, email, firstName, lastSeenAt, secret } = owner;
  const title = t('keepers.mails.stillThere.subject');
  const first = daysAfter(now, (MAX_PRESENCE_CHECKS - earlier) * PRESENCE_CHECK_INTERVAL_DAYS);
  return {
    key: `still-there/${id}/${lastSeenAt.getTime()}/${earlier}`,
    to: email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: firstName,
        paragraphs: [
          t('keepers.mails.stillThere.text', { day: dayOf(lastSeenAt, language) }),
          t('keepers.mails.stillThere.otherwise', { day: dayOf(first, language) }),
        ],
        button: {
          label: t('keepers.mails.stillThere.button'),
          url: absoluteUrl(pathIn(language, paths.confirmPresence(secret))),
        },
        notes: [t('keepers.mails.stillThere.note')],
      },
      language,
    ),
  };
}

const dayOf = (moment: Date, language: Language) =>
  longDate(moment.toISOString().slice(0, 10), language);
