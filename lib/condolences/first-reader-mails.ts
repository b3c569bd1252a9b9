import { oneLine, personName } from '@/lib/keepers/mail-names';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { hashSecret } from '@/lib/platform/http/secret-link';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { apiDeclineFirstReading } from './api-paths';

type Memorial = { id: string; fullName: string };
type PersonName = { firstName: string; lastName: string };
type Keeper = { id: string; email: string; firstName: string };
/** The friend's address, and the secret of their link with its hash, which is different in each mail that asks. */
type FriendLink = { email: string; secret: string; hash: string };

/** Asks a friend to read condolences first. Contains neither the name that the keeper typed nor any other text. */
export function askedFriendMail(
  { fullName }: Memorial,
  { email, secret, hash }: FriendLink,
  asker: PersonName,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const name = oneLine(fullName);
  const title = t('condolences.mail.askedSubject', { person: personName(asker), name });
  const decline = declineLink(secret, language);
  return {
    key: `first-reader/${hash}`,
    to: email,
    subject: title,
    unsubscribeUrl: decline.unsubscribeUrl,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [t('condolences.mail.asked', { name }), t('condolences.mail.askedHow')],
        button: {
          label: t('condolences.mail.read'),
          url: absoluteUrl(pathIn(language, paths.firstReading(secret))),
        },
        notes: [t('condolences.mail.askedLink')],
        ending: decline.ending,
      },
      language,
    ),
  };
}

/** Tells a keeper that another one has asked them to read condolences first. */
export function askedKeeperMail(
  { id, fullName }: Memorial,
  keeper: Keeper,
  asker: PersonName,
  now: Date,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const name = oneLine(fullName);
  const title = t('condolences.mail.askedSubject', { person: personName(asker), name });
  return {
    key: `first-reader/${id}/${keeper.id}/${now.getTime()}`,
    to: keeper.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: keeper.firstName,
        paragraphs: [t('condolences.mail.asked', { name }), t('condolences.mail.askedHow')],
        button: {
          label: t('condolences.mail.read'),
          url: absoluteUrl(pathIn(language, paths.memorialCondolences(id))),
        },
      },
      language,
    ),
  };
}

/** Tells a friend how many condolences they have not read, without any of their text. */
export function firstReaderDigestMail(
  digest: { fullName: string; email: string; secret: string; count: number; number: number },
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const { fullName, email, secret, count, number } = digest;
  const name = oneLine(fullName);
  const title = t('condolences.mail.digestSubject', { count, name });
  const decline = declineLink(secret, language);
  return {
    key: `first-reader-digest/${hashSecret(secret)}/${number}`,
    to: email,
    subject: title,
    unsubscribeUrl: decline.unsubscribeUrl,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [t('condolences.mail.askedHow')],
        button: {
          label: t('condolences.mail.read'),
          url: absoluteUrl(pathIn(language, paths.firstReading(secret))),
        },
        ending: decline.ending,
      },
      language,
    ),
  };
}

/** The two ways to stop: the address for the header of mail programs, and the link at the end of a mail. */
function declineLink(secret: string, language: Language) {
  return {
    unsubscribeUrl: absoluteUrl(apiDeclineFirstReading(secret)),
    ending: {
      label: translatorFor(language)('condolences.mail.ratherNot'),
      url: absoluteUrl(pathIn(language, paths.firstReading(secret))),
    },
  };
}
