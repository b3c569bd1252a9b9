import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { siteName } from '@/lib/platform/site-name';
import { absolute } from '@/lib/platform/site-url';
import { legalPage } from './paths';
import type { LegalKind } from './rules';

/** A version that members are mailed about. */
export type Told = { kind: LegalKind; language: string; version: number };

type Member = { id: string; email: string; firstName: string };

/**
 * Tells a member about a new version. The admin's summary is quoted as written, the rest is in the
 * member's language.
 */
export function legalMail(
  { kind, language: ofText, version }: Told,
  summary: string,
  { id, email, firstName }: Member,
  language: Language,
): NewMail {
  const say = wordsIn(language);
  const subject = say(`legal.mail.${kind === 'terms' ? 'terms' : 'privacy'}`, { site: siteName() });
  return {
    key: `legal/${kind}/${ofText}/${version}/${id}`,
    to: email,
    subject,
    ...mailLayout(
      {
        heading: subject,
        name: firstName,
        quoteIntro: say('legal.mail.what'),
        quote: summary,
        paragraphs: [],
        button: {
          label: say('legal.mail.read'),
          url: absolute(pathIn(language, legalPage(kind))),
        },
        notes: [say('legal.mail.why')],
      },
      language,
    ),
  };
}
