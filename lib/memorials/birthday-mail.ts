import { successorChoice } from '@/lib/keepers/api-paths';
import { pauseLink } from '@/lib/keepers/pause-link';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { mailPortrait } from './mail-portrait';

export type Birthday = Parameters<typeof mailPortrait>[0] & {
  birthDate: string;
  userId: string;
  email: string;
  firstName: string;
  /** Whether the owner has named somebody who keeps the memorial after them. */
  hasSuccessor: boolean;
};

/**
 * The yearly mail to the owner on the birthday. The year is in the key, so the outbox sends it once
 * a year.
 */
export function birthdayMail(row: Birthday, year: number, language: Language): NewMail {
  const t = translatorFor(language);
  const { id, userId, birthDate, email, firstName, hasSuccessor } = row;
  const pause = pauseLink(id, userId, language);
  const name = row.fullName.replace(/\s+/g, ' ');
  const title = t('memorials.birthdayMail.subject', { name });
  const day = longDate(birthDate, language);
  return {
    key: `birthday/${id}/${year}`,
    to: email,
    subject: title,
    unsubscribeUrl: pause.unsubscribeUrl,
    ...mailLayout(
      {
        heading: title,
        name: firstName,
        portrait: mailPortrait(row),
        paragraphs: [
          t('memorials.birthdayMail.born', { name, day }),
          t('memorials.birthdayMail.pageIsThere'),
        ],
        steps: hasSuccessor ? [] : [successorStep(id, language)],
        notes: [t('memorials.birthdayMail.why')],
        button: {
          label: t('memorials.birthdayMail.view'),
          url: absoluteUrl(pathIn(language, paths.memorial(id))),
        },
        ending: pause.ending,
      },
      language,
    ),
  };
}

/** A yearly hint to owners without a successor. */
function successorStep(id: string, language: Language) {
  const t = translatorFor(language);
  return {
    text: t('keepers.succession.hint'),
    link: {
      label: t('keepers.succession.title'),
      url: absoluteUrl(pathIn(language, successorChoice(id))),
    },
  };
}
