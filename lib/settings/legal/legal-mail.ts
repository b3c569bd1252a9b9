import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { siteName } from '@/lib/platform/site-name';
import { legalPage } from './paths';
import type { LegalKind } from './rules';

/** A version that members are mailed about. */
export type MailedVersion = { kind: LegalKind; language: string; version: number };

type Member = { id: string; email: string; firstName: string };

/**
 * Tells a member about a new version. The admin's summary is quoted as written, the rest is in the
 * member's language.
 */
export function legalMail(
  { kind, language: textLanguage, version }: MailedVersion,
  summary: string,
  { id, email, firstName }: Member,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const subject = t(`legal.mail.${kind === 'terms' ? 'terms' : 'privacy'}`, { site: siteName() });
  return {
    key: `legal/${kind}/${textLanguage}/${version}/${id}`,
    to: email,
    subject,
    ...mailLayout(
      {
        heading: subject,
        name: firstName,
        quoteIntro: t('legal.mail.what'),
        quote: summary,
        paragraphs: [],
        button: {
          label: t('legal.mail.read'),
          url: absoluteUrl(pathIn(language, legalPage(kind))),
        },
        notes: [t('legal.mail.why')],
      },
      language,
    ),
  };
}
