import { apiPauseMails } from '@/lib/condolences/api-paths';
import { memorialContributions } from '@/lib/memorials/api-paths';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
import { pauseToken } from './pause-token';

type Digest = {
  memorialId: string;
  fullName: string;
  userId: string;
  email: string;
  firstName: string;
  /** How much waits. */
  count: number;
  /** How many of it are files of contributors; the others are condolences. */
  media: number;
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
  const { memorialId, userId, media } = digest;
  const count = digest.count - media;
  const name = digest.fullName.replace(/\s+/g, ' ');
  const condolences =
    kind === 'digest'
      ? say('condolences.mail.digestSubject', { count, name })
      : say('condolences.mail.noHurrySubject', { count });
  const title = count > 0 ? condolences : say('contributions.mail.subject', { name, count: media });
  const pause = absolute(pathIn(language, paths.pauseMails(pauseToken(memorialId, userId))));
  return {
    key: `condolence-digest/${memorialId}/${userId}/${digest.number}`,
    to: digest.email,
    subject: title,
    unsubscribeUrl: absolute(apiPauseMails(pauseToken(memorialId, userId))),
    ...mailLayout(
      {
        heading: title,
        name: digest.firstName,
        paragraphs: paragraphsOf(kind, { count, media, name }, say),
        button: {
          label: say(count > 0 ? 'condolences.mail.read' : 'contributions.mail.look'),
          url: absolute(
            pathIn(
              language,
              count > 0 ? paths.memorialCondolences(memorialId) : memorialContributions(memorialId),
            ),
          ),
        },
        steps: [
          {
            text: say('condolences.mail.pause'),
            link: { label: say('condolences.pause.pause'), url: pause },
          },
        ],
      },
      language,
    ),
  };
}

function paragraphsOf(
  kind: 'digest' | 'no_hurry',
  { count, media, name }: { count: number; media: number; name: string },
  say: Say,
): string[] {
  if (count === 0) return [say('contributions.mail.text', { name })];
  return [
    say(`condolences.mail.${kind === 'digest' ? 'digest' : 'noHurry'}`, { name }),
    ...(media > 0 ? [say('contributions.mail.also', { count: media })] : []),
  ];
}
