import { pauseLink } from '@/lib/keepers/pause-link';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';

type Digest = {
  memorialId: string;
  fullName: string;
  userId: string;
  email: string;
  firstName: string;
  /** How many condolences wait. */
  count: number;
  /** How many of them have a picture. */
  pictures: number;
  /** The how manieth mail about this memorial it is to this reader. */
  number: number;
};

/** Tells somebody who looks after a memorial how many wait, in none of their words: mails are read over shoulders, and forwarded. */
export function digestMail(
  kind: 'digest' | 'no_hurry',
  digest: Digest,
  language: Language,
): NewMail {
  const say = wordsIn(language);
  const { memorialId, userId, count } = digest;
  const name = digest.fullName.replace(/\s+/g, ' ');
  const title =
    kind === 'digest'
      ? say('condolences.mail.digestSubject', { count, name })
      : say('condolences.mail.noHurrySubject', { count });
  const pause = pauseLink(memorialId, userId, language);
  return {
    key: `condolence-digest/${memorialId}/${userId}/${digest.number}`,
    to: digest.email,
    subject: title,
    unsubscribeUrl: pause.unsubscribeUrl,
    ...mailLayout(
      {
        heading: title,
        name: digest.firstName,
        paragraphs: [
          kind === 'digest'
            ? say('condolences.mail.digest', { name })
            : say('condolences.mail.noHurry', { name }),
          ...(digest.pictures > 0
            ? [say('condolences.mail.pictures', { count: digest.pictures })]
            : []),
        ],
        button: {
          label: say('condolences.mail.read'),
          url: absolute(pathIn(language, paths.memorialCondolences(memorialId))),
        },
        ending: pause.ending,
      },
      language,
    ),
  };
}
