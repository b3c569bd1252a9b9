import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
import { nameOf, oneLine } from './mail-names';

type Named = { firstName: string; lastName: string };
type Recipient = { id: string; email: string; firstName: string };
type Memorial = { id: string; fullName: string };

/** Asks a keeper to be the successor. Sent once a day at most, however often the owner asks. */
export function successorAskedMail(
  { id, fullName }: Memorial,
  owner: Named,
  keeper: Recipient,
  now: Date,
  language: Language,
): NewMail {
  const say = wordsIn(language);
  const values = { person: nameOf(owner), name: oneLine(fullName) };
  const title = say('keepers.mails.successor.subject', values);
  return {
    key: `successor-asked/${id}/${keeper.id}/${now.toISOString().slice(0, 10)}`,
    to: keeper.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: keeper.firstName,
        paragraphs: [say('keepers.mails.successor.text', values)],
        button: { label: say('keepers.mails.successor.button'), url: keepersPage(id, language) },
      },
      language,
    ),
  };
}

/** Tells the owner the keeper's answer. */
export function successorAnswerMail(
  { id, fullName }: Memorial,
  keeper: Named & { userId: string },
  accepts: boolean,
  owner: Recipient,
  now: Date,
  language: Language,
): NewMail {
  const say = wordsIn(language);
  const values = { person: nameOf(keeper), name: oneLine(fullName) };
  const part = accepts ? 'successorAccepted' : 'successorDeclined';
  const title = say(`keepers.mails.${part}.subject`, values);
  return {
    key: `successor-answer/${id}/${keeper.userId}/${now.getTime()}`,
    to: owner.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: owner.firstName,
        paragraphs: [say(`keepers.mails.${part}.text`, values)],
        button: { label: say('keepers.mails.accepted.button'), url: keepersPage(id, language) },
      },
      language,
    ),
  };
}

const keepersPage = (id: string, language: Language) =>
  absolute(pathIn(language, paths.memorialKeepers(id)));
