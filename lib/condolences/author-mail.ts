import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import type { AuthorContact } from './author-contact';

export type AuthorNews = 'sent' | 'published' | 'returned';

type About = {
  /** Unique for the condolence and the event. */
  key: string;
  /** The memorial's name; '' if the mail must not contain it. */
  fullName: string;
  author: AuthorContact;
  language: Language;
};

/**
 * Tells an author what happened to their condolence. The mail contains neither its text nor any
 * name but the memorial's, so that nobody can send text to somebody else through our form.
 */
export function authorMail(news: AuthorNews, { key, fullName, author, language }: About): NewMail {
  const t = translatorFor(language);
  const name = fullName.replace(/\s+/g, ' ');
  const title = name
    ? t(`condolences.mail.${news}Subject`, { name })
    : t(`condolences.mail.${news}UnnamedSubject`);
  return {
    key: `condolence/${key}`,
    to: author.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [t(`condolences.mail.${news}`)],
        button: {
          label: t('condolences.form.openOwnPage'),
          url: absoluteUrl(pathIn(language, paths.condolence(author.secret))),
        },
        notes: [t('condolences.mail.notYou')],
      },
      language,
    ),
  };
}
