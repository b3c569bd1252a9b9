import { pauseLink } from '@/lib/keepers/pause-link';
import { memorialContributions } from '@/lib/memorials/api-paths';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';
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
  /** How many items wait. */
  count: number;
  /** How many of the condolences have a picture. */
  pictures: number;
  /** How many of the items are contributed files; the others are condolences. */
  media: number;
  /** The number of this mail in the series to this reader about this memorial. */
  number: number;
};

/**
 * Tells a keeper how many items wait. Contains none of their text, because mails are forwarded and
 * read by others.
 */
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
        paragraphs: paragraphsOf(kind, { ...digest, count, name }, say),
        button: {
          label: say(count > 0 ? 'condolences.mail.read' : 'contributions.mail.look'),
          url: absolute(
            pathIn(
              language,
              count > 0 ? paths.memorialCondolences(memorialId) : memorialContributions(memorialId),
            ),
          ),
        },
        ending: pause.ending,
      },
      language,
    ),
  };
}

function paragraphsOf(
  kind: 'digest' | 'no_hurry',
  {
    count,
    pictures,
    media,
    name,
  }: Record<'count' | 'pictures' | 'media', number> & { name: string },
  say: Say,
): string[] {
  if (count === 0) return [say('contributions.mail.text', { name })];
  return [
    say(`condolences.mail.${kind === 'digest' ? 'digest' : 'noHurry'}`, { name }),
    ...(pictures > 0 ? [say('condolences.mail.pictures', { count: pictures })] : []),
    ...(media > 0 ? [say('contributions.mail.also', { count: media })] : []),
  ];
}
