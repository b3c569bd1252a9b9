import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
import type { AuthorContact } from './author-contact';

export type AuthorNews = 'sent' | 'published' | 'returned';

type About = {
  /** Makes the mail unique: of the condolence, and of what has happened when. */
  key: string;
  /** Of the memorial; '' where the mail must not say it. */
  fullName: string;
  author: AuthorContact;
  language: Language;
};

/**
 * Tells an author what has become of their words. Has neither them nor a name but that of the memorial, so that nobody can send
 * words to somebody else's address through our form.
 */
export function authorMail(news: AuthorNews, { key, fullName, author, language }: About): NewMail {
  const say = wordsIn(language);
  const name = fullName.replace(/\s+/g, ' ');
  const title = name
    ? say(`condolences.mail.${news}Subject`, { name })
    : say(`condolences.mail.${news}UnnamedSubject`);
  return {
    key: `condolence/${key}`,
    to: author.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [say(`condolences.mail.${news}`)],
        button: {
          label: say('condolences.form.openOwnPage'),
          url: absolute(pathIn(language, paths.condolence(author.secret))),
        },
        notes: [say('condolences.mail.notYou')],
      },
      language,
    ),
  };
}
