import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { oneLine, personName } from './mail-names';
import { INVITATION_DAYS, type InvitedRole } from './rules';

type PersonName = { firstName: string; lastName: string };
type Recipient = { email: string; firstName: string };
type Memorial = { id: string; fullName: string };

/**
 * Invites somebody to keep a memorial. The link opens a page and changes nothing by itself. The
 * mail contains neither the name typed for the list nor any other text of the inviter.
 */
export function invitationMail(
  invitation: { id: string; secret: string; email: string; role: InvitedRole; sentAt: Date },
  { fullName }: Memorial,
  inviter: PersonName,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const { id, secret, email, role, sentAt } = invitation;
  const [name, person] = [oneLine(fullName), personName(inviter)];
  const title = t('keepers.mails.invitation.subject', { person, name });
  return {
    key: `keeper-invitation/${id}/${sentAt.getTime()}`,
    to: email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [
          t(`keepers.mails.invitation.${role}`, { name }),
          t('keepers.mails.invitation.account', { email }),
        ],
        button: {
          label: t('keepers.mails.invitation.button'),
          url: absoluteUrl(pathIn(language, paths.invitation(secret))),
        },
        notes: [
          t('keepers.mails.invitation.until', { days: INVITATION_DAYS }),
          t('keepers.mails.invitation.otherwise'),
        ],
      },
      language,
    ),
  };
}

/** Tells the owner that somebody accepted an invitation. */
export function invitationAcceptedMail(
  invitation: { id: string; memorialId: string; fullName: string; role: InvitedRole; sentAt: Date },
  accepter: PersonName,
  owner: Recipient,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const { id, memorialId, fullName, role, sentAt } = invitation;
  const [name, person] = [oneLine(fullName), personName(accepter)];
  const title = t('keepers.mails.accepted.subject', { person, name });
  return {
    key: `keeper-accepted/${id}/${sentAt.getTime()}/${owner.email}`,
    to: owner.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: owner.firstName,
        paragraphs: [t(`keepers.mails.accepted.${role}`, { person })],
        button: {
          label: t('keepers.mails.accepted.button'),
          url: absoluteUrl(pathIn(language, paths.memorialKeepers(memorialId))),
        },
      },
      language,
    ),
  };
}

/** Tells somebody that they no longer keep a memorial, or on which day their role ends. */
export function keeperRemovedMail(
  { id, fullName }: Memorial,
  person: Recipient & { id: string },
  leavesAt: Date | null,
  now: Date,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const name = oneLine(fullName);
  const title = t('keepers.mails.removed.subject', { name });
  return {
    key: `keeper-removed/${id}/${person.id}/${now.getTime()}`,
    to: person.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: person.firstName,
        paragraphs: [
          leavesAt
            ? t('keepers.mails.removed.later', {
                name,
                day: longDate(leavesAt.toISOString().slice(0, 10), language),
              })
            : t('keepers.mails.removed.now', { name }),
          t('keepers.mails.removed.mistake'),
        ],
        button: {
          label: t('keepers.mails.removed.button'),
          url: absoluteUrl(pathIn(language, paths.contact)),
        },
      },
      language,
    ),
  };
}

/**
 * Tells a keeper that somebody no longer reads condolences first, so that new ones reach them unread.
 * @param ended the name of the person who read first, and whether that was a friend who never used the link
 */
export function readingEndedMail(
  { id, fullName }: Memorial,
  ended: { reader: string; isUnused: boolean },
  keeper: Recipient & { id: string },
  now: Date,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const title = t('keepers.mails.readingEnded.subject', { person: oneLine(ended.reader) });
  return {
    key: `reading-ended/${id}/${keeper.id}/${now.getTime()}`,
    to: keeper.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: keeper.firstName,
        paragraphs: [
          ...(ended.isUnused ? [t('keepers.mails.readingEnded.unused')] : []),
          t('keepers.mails.readingEnded.text', { name: oneLine(fullName) }),
        ],
        button: {
          label: t('keepers.mails.readingEnded.button'),
          url: absoluteUrl(pathIn(language, paths.memorialCondolences(id))),
        },
      },
      language,
    ),
  };
}
