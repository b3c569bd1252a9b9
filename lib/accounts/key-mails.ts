import { absoluteUrl } from '@/lib/platform/absolute-url';
import { DAY_MS } from '@/lib/platform/durations';
import { pathIn } from '@/lib/platform/language/addresses';
import { longDate } from '@/lib/platform/language/days';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';
import type { KeyView } from './schema-keys';

type Owner = { email: string; firstName: string };

/** Tells an account's owner that an API key was created, in case somebody else did it. */
export function keyCreatedMail(key: KeyView, owner: Owner, language: Language): NewMail {
  const t = translatorFor(language);
  const scopes = new Intl.ListFormat(languageInfo(language).format).format(
    key.scopes.map((scope) => t(`keys.scopes.${scope}`)),
  );
  return mailTo(owner, language, `key-made/${key.id}`, t('keys.mails.madeSubject'), {
    heading: t('keys.mails.madeHeading'),
    paragraphs: [
      t('keys.mails.made', {
        name: key.name,
        site: siteName(),
        ends: formattedExpiry(key, language),
      }),
      t('keys.mails.mayDo', { scopes }),
      t('keys.mails.notYou'),
    ],
  });
}

/** Tells the owner that an API key expires in a few days. */
export function keyExpiresMail(key: KeyView, owner: Owner, language: Language, now: Date): NewMail {
  const t = translatorFor(language);
  const days = Math.ceil((Date.parse(key.expiresAt) - now.getTime()) / DAY_MS);
  return mailTo(owner, language, `key-ends/${key.id}`, t('keys.mails.endsSubject', { days }), {
    heading: t('keys.mails.endsHeading'),
    paragraphs: [
      t('keys.mails.ends', {
        name: key.name,
        site: siteName(),
        ends: formattedExpiry(key, language),
      }),
      t('keys.mails.endsNext'),
    ],
  });
}

const formattedExpiry = ({ expiresAt }: KeyView, language: Language) =>
  longDate(expiresAt.slice(0, 10), language);

function mailTo(
  { email, firstName }: Owner,
  language: Language,
  key: string,
  subject: string,
  content: { heading: string; paragraphs: string[] },
): NewMail {
  const label = translatorFor(language)('keys.mails.button');
  const button = { label, url: absoluteUrl(pathIn(language, paths.profile)) };
  return {
    key,
    to: email,
    subject,
    ...mailLayout({ ...content, name: firstName, button }, language),
  };
}
