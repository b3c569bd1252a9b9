import { pauseLink } from '@/lib/keepers/pause-link';
import { memorialContributions } from '@/lib/memorials/api-paths';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { REVIEWED_KINDS, type ReviewedKind } from '@/lib/platform/kinds';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';

type Digest = {
  memorialId: string;
  fullName: string;
  userId: string;
  email: string;
  firstName: string;
  /** How many items of each kind wait; at least one does. */
  waiting: Partial<Record<ReviewedKind, number>>;
  /** How many of the condolences have a picture. */
  pictures: number;
  /** How many of the condolences were reported. */
  reported: number;
  /** The number of this mail in the series to this reader about this memorial. */
  number: number;
};

/** `no_hurry` is the mail that says there is no hurry. */
type MailKind = 'digest' | 'no_hurry';

/**
 * Tells a keeper how many items wait. Contains none of their text, because mails are forwarded and read by others. The
 * first kind with waiting items determines the subject and the button.
 */
export function digestMail(kind: MailKind, digest: Digest, language: Language): NewMail {
  const t = translatorFor(language);
  const { memorialId, userId, pictures, reported } = digest;
  const name = digest.fullName.replace(/\s+/g, ' ');
  const [lead, ...others] = REVIEWED_KINDS.flatMap((each) => {
    const count = digest.waiting[each] ?? 0;
    return count > 0 ? [PARTS[each]({ memorialId, name, count, pictures, reported, kind }, t)] : [];
  });
  if (!lead) throw new Error('A digest needs at least one waiting item');
  const pause = pauseLink(memorialId, userId, language);
  return {
    key: `condolence-digest/${memorialId}/${userId}/${digest.number}`,
    to: digest.email,
    subject: lead.title,
    unsubscribeUrl: pause.unsubscribeUrl,
    ...mailLayout(
      {
        heading: lead.title,
        name: digest.firstName,
        paragraphs: [...lead.paragraphs, ...others.map(({ also }) => also)],
        button: { label: lead.button, url: absoluteUrl(pathIn(language, lead.path)) },
        ending: pause.ending,
      },
      language,
    ),
  };
}

type Facts = Record<'memorialId' | 'name', string> &
  Record<'count' | 'pictures' | 'reported', number> & { kind: MailKind };

type Part = {
  title: string;
  paragraphs: string[];
  button: string;
  path: string;
  /** The paragraph about this kind in a mail whose subject is another kind; '' for the kind that always comes first. */
  also: string;
};

const PARTS: Record<ReviewedKind, (facts: Facts, t: Translate) => Part> = {
  condolence: ({ memorialId, name, count, pictures, reported, kind }, t) => ({
    title:
      kind === 'digest'
        ? t('condolences.mail.digestSubject', { count, name })
        : t('condolences.mail.noHurrySubject', { count }),
    paragraphs: [
      // Reported words may still be on the page, so they are not counted as new ones.
      ...(kind === 'no_hurry' || count > reported
        ? [t(`condolences.mail.${kind === 'digest' ? 'digest' : 'noHurry'}`, { name })]
        : []),
      ...(reported > 0 ? [t('condolences.mail.reported', { count: reported })] : []),
      ...(pictures > 0 ? [t('condolences.mail.pictures', { count: pictures })] : []),
    ],
    button: t('condolences.mail.read'),
    path: paths.memorialCondolences(memorialId),
    also: '',
  }),
  contribution: ({ memorialId, name, count }, t) => ({
    title: t('contributions.mail.subject', { name, count }),
    paragraphs: [t('contributions.mail.text', { name })],
    button: t('contributions.mail.look'),
    path: memorialContributions(memorialId),
    also: t('contributions.mail.also', { count }),
  }),
};
