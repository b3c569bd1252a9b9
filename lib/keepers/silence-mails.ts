import { pathIn } from '@/lib/platform/language/addresses';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
import { ASKED_EVERY_DAYS, daysAfter, TIMES_ASKED } from './handover-rules';

type Owner = {
  id: string;
  email: string;
  firstName: string;
  lastSeenAt: Date;
  /** The secret of the answering link. */
  secret: string;
};

/**
 * Asks an owner whether they are still there. `earlier` is the number of questions before it in
 * this silence; from it follows the day, named in the mail, before which nothing happens.
 */
export function stillThereMail(
  owner: Owner,
  earlier: number,
  now: Date,
  language: Language,
): NewMail {
  const say = wordsIn(language);
  const { id, email, firstName, lastSeenAt, secret } = owner;
  const title = say('keepers.mails.stillThere.subject');
  const first = daysAfter(now, (TIMES_ASKED - earlier) * ASKED_EVERY_DAYS);
  return {
    key: `still-there/${id}/${lastSeenAt.getTime()}/${earlier}`,
    to: email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: firstName,
        paragraphs: [
          say('keepers.mails.stillThere.text', { day: dayOf(lastSeenAt, language) }),
          say('keepers.mails.stillThere.otherwise', { day: dayOf(first, language) }),
        ],
        button: {
          label: say('keepers.mails.stillThere.button'),
          url: absolute(pathIn(language, paths.stillHere(secret))),
        },
        notes: [say('keepers.mails.stillThere.note')],
      },
      language,
    ),
  };
}

const dayOf = (moment: Date, language: Language) =>
  longDate(moment.toISOString().slice(0, 10), language);
