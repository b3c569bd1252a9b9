import { pauseLink } from '@/lib/keepers/pause-link';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { LINK_DAYS } from './rules';

/** API clients may send names with line breaks, which a subject cannot have. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The mail with a link to see a memorial. The link opens a page and changes nothing by itself. The mail contains
 * neither the name that the family typed for the person nor anything that a stranger wrote.
 */
export function accessLinkMail(
  link: { id: string; secret: string; tokenHash: string; email: string; fullName: string },
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const name = oneLine(link.fullName);
  const title = t('access.mails.link.subject', { name });
  return {
    key: `access-link/${link.id}/${link.tokenHash}`,
    to: link.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [t('access.mails.link.text', { name })],
        button: {
          label: t('access.mails.link.button'),
          url: absoluteUrl(pathIn(language, paths.accessInvitation(link.secret))),
        },
        notes: [
          t('access.mails.link.until', { days: LINK_DAYS }),
          t('access.mails.link.otherwise'),
        ],
      },
      language,
    ),
  };
}

/**
 * Tells a keeper that somebody asks to see a memorial, once a day at most. What the person wrote is
 * only shown on the site.
 */
export function accessRequestMail(
  { memorialId, fullName, day }: { memorialId: string; fullName: string; day: string },
  keeper: { id: string; email: string; firstName: string },
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const pause = pauseLink(memorialId, keeper.id, language);
  const title = t('access.mails.request.subject', { name: oneLine(fullName) });
  return {
    key: `access-request/${memorialId}/${keeper.id}/${day}`,
    to: keeper.email,
    subject: title,
    unsubscribeUrl: pause.unsubscribeUrl,
    ...mailLayout(
      {
        heading: title,
        name: keeper.firstName,
        paragraphs: [t('access.mails.request.text')],
        button: {
          label: t('access.mails.request.button'),
          url: absoluteUrl(pathIn(language, paths.memorialAccess(memorialId))),
        },
        notes: [t('access.mails.request.note')],
        ending: pause.ending,
      },
      language,
    ),
  };
}
