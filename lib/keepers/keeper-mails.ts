import { pathIn } from '@/lib/platform/language/addresses';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
import { nameOf, oneLine } from './mail-names';
import { INVITATION_DAYS, type InvitedRole } from './rules';

type Named = { firstName: string; lastName: string };
type Recipient = { email: string; firstName: string };
type Memorial = { id: string; fullName: string };

/**
 * Invites somebody to keep a memorial. The link opens a page and changes nothing by itself. The
 * mail contains neither the name typed for the list nor any other text of the inviter.
 */
export function invitationMail(
  invitation: { id: string; secret: string; email: string; role: InvitedRole; sentAt: Date },
  { fullName }: Memorial,
  inviter: Named,
  language: Language,
): NewMail {
  const say = wordsIn(language);
  const { id, secret, email, role, sentAt } = invitation;
  const [name, person] = [oneLine(fullName), nameOf(inviter)];
  const title = say('keepers.mails.invitation.subject', { person, name });
  return {
    key: `keeper-invitation/${id}/${sentAt.getTime()}`,
    to: email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [
          say(`keepers.mails.invitation.${role}`, { name }),
          say('keepers.mails.invitation.account', { email }),
        ],
        button: {
          label: say('keepers.mails.invitation.button'),
          url: absolute(pathIn(language, paths.invitation(secret))),
        },
        notes: [
          say('keepers.mails.invitation.until', { days: INVITATION_DAYS }),
          say('keepers.mails.invitation.otherwise'),
        ],
      },
      language,
    ),
  };
}

/** Tells the owner that somebody accepted an invitation. */
export function acceptedMail(
  invitation: { id: string; memorialId: string; fullName: string; role: InvitedRole; sentAt: Date },
  accepter: Named,
  owner: Recipient,
  language: Language,
): NewMail {
  const say = wordsIn(language);
  const { id, memorialId, fullName, role, sentAt } = invitation;
  const [name, person] = [oneLine(fullName), nameOf(accepter)];
  const title = say('keepers.mails.accepted.subject', { person, name });
  return {
    key: `keeper-accepted/${id}/${sentAt.getTime()}/${owner.email}`,
    to: owner.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: owner.firstName,
        paragraphs: [say(`keepers.mails.accepted.${role}`, { person })],
        button: {
          label: say('keepers.mails.accepted.button'),
          url: absolute(pathIn(language, paths.memorialKeepers(memorialId))),
        },
      },
      language,
    ),
  };
}

/** Tells somebody that they no longer keep a memorial, or from which day on. */
export function removedMail(
  { id, fullName }: Memorial,
  person: Recipient & { id: string },
  leavesAt: Date | null,
  now: Date,
  language: Language,
): NewMail {
  const say = wordsIn(language);
  const name = oneLine(fullName);
  const title = say('keepers.mails.removed.subject', { name });
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
            ? say('keepers.mails.removed.later', {
                name,
                day: longDate(leavesAt.toISOString().slice(0, 10), language),
              })
            : say('keepers.mails.removed.now', { name }),
          say('keepers.mails.removed.mistake'),
        ],
        button: {
          label: say('keepers.mails.removed.button'),
          url: absolute(pathIn(language, paths.contact)),
        },
      },
      language,
    ),
  };
}
