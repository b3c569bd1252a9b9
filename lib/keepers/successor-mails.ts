import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { oneLine, personName } from './mail-names';

type PersonName = { firstName: string; lastName: string };
type Recipient = { id: string; email: string; firstName: string };
type Memorial = { id: string; fullName: string };

/** Asks a keeper to be the successor. Sent once a day at most, however often the owner asks. */
export function successorAskedMail(
  { id, fullName }: Memorial,
  owner: PersonName,
  keeper: Recipient,
  now: Date,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const values = { person: personName(owner), name: oneLine(fullName) };
  const title = t('keepers.mails.successor.subject', values);
  return {
    key: `successor-asked/${id}/${keeper.id}/${now.toISOString().slice(0, 10)}`,
    to: keeper.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: keeper.firstName,
        paragraphs: [t('keepers.mails.successor.text', values)],
        button: { label: t('keepers.mails.successor.button'), url: keepersPage(id, language) },
      },
      language,
    ),
  };
}

/** Tells the owner the keeper's answer. */
export function successorAnswerMail(
  { id, fullName }: Memorial,
  keeper: PersonName & { userId: string },
  accepts: boolean,
  owner: Recipient,
  now: Date,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const values = { person: personName(keeper), name: oneLine(fullName) };
  const part = accepts ? 'successorAccepted' : 'successorDeclined';
  const title = t(`keepers.mails.${part}.subject`, values);
  return {
    key: `successor-answer/${id}/${keeper.userId}/${now.getTime()}`,
    to: owner.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: owner.firstName,
        paragraphs: [t(`keepers.mails.${part}.text`, values)],
        button: { label: t('keepers.mails.accepted.button'), url: keepersPage(id, language) },
      },
      language,
    ),
  };
}

const keepersPage = (id: string, language: Language) =>
  absoluteUrl(pathIn(language, paths.memorialKeepers(id)));
