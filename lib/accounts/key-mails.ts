import { DAY_MS } from '@/lib/platform/durations';
import { pathIn } from '@/lib/platform/language/addresses';
import { longDate } from '@/lib/platform/language/days';
import { factsOf, type Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';
import { absolute } from '@/lib/platform/site-url';
import type { KeyView } from './schema-keys';

type Owner = { email: string; firstName: string };

/** Tells an account's owner that an API key was created, in case somebody else did it. */
export function keyMadeMail(key: KeyView, owner: Owner, language: Language): NewMail {
  const say = wordsIn(language);
  const scopes = new Intl.ListFormat(factsOf(language).format).format(
    key.scopes.map((scope) => say(`keys.scopes.${scope}`)),
  );
  return mailTo(owner, language, `key-made/${key.id}`, say('keys.mails.madeSubject'), {
    heading: say('keys.mails.madeHeading'),
    paragraphs: [
      say('keys.mails.made', { name: key.name, site: siteName(), ends: endOf(key, language) }),
      say('keys.mails.mayDo', { scopes }),
      say('keys.mails.notYou'),
    ],
  });
}

/** Tells the owner that an API key expires within days. */
export function keyEndsMail(key: KeyView, owner: Owner, language: Language, now: Date): NewMail {
  const say = wordsIn(language);
  const days = Math.ceil((Date.parse(key.expiresAt) - now.getTime()) / DAY_MS);
  return mailTo(owner, language, `key-ends/${key.id}`, say('keys.mails.endsSubject', { days }), {
    heading: say('keys.mails.endsHeading'),
    paragraphs: [
      say('keys.mails.ends', { name: key.name, site: siteName(), ends: endOf(key, language) }),
      say('keys.mails.endsNext'),
    ],
  });
}

const endOf = ({ expiresAt }: KeyView, language: Language) =>
  longDate(expiresAt.slice(0, 10), language);

function mailTo(
  { email, firstName }: Owner,
  language: Language,
  key: string,
  subject: string,
  content: { heading: string; paragraphs: string[] },
): NewMail {
  const label = wordsIn(language)('keys.mails.button');
  const button = { label, url: absolute(pathIn(language, paths.profile)) };
  return {
    key,
    to: email,
    subject,
    ...mailLayout({ ...content, name: firstName, button }, language),
  };
}
