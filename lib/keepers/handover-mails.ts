import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { oneLine, personName } from './mail-names';

type Recipient = { id: string; email: string; firstName: string };

/** The facts about a handover that its mails contain. */
export type HandoverMailFacts = {
  id: string;
  memorialId: string;
  fullName: string;
  dueAt: Date;
  /** The next owner; null if nobody was named. */
  successor: { id: string; firstName: string; lastName: string } | null;
};

/** The news that the mail reports. `announced` is a handover because of silence. */
export type HandoverMailKind =
  | 'announced'
  | 'death'
  | 'offer'
  | 'transfer'
  | 'objected'
  | 'cancelled'
  | 'done';

/** Tells a keeper about a handover. Each kind of mail is sent once. */
export function handoverMail(
  kind: HandoverMailKind,
  handover: HandoverMailFacts,
  recipient: Recipient,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const { id, memorialId, successor } = handover;
  const values = valuesOf(handover, language);
  const isTheirs = successor?.id === recipient.id;
  const title = t(`keepers.mails.handover.${kind}.subject`, values);
  return {
    key: `handover-${kind}/${id}/${recipient.id}`,
    to: recipient.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: recipient.firstName,
        paragraphs: [
          kind === 'done' && isTheirs
            ? t('keepers.mails.handover.done.yours', values)
            : t(`keepers.mails.handover.${kind}.text`, values),
          ...(kind === 'death' ? [nextOwnerSentence(handover, language)] : []),
        ],
        button: {
          label: t('keepers.mails.accepted.button'),
          url: absoluteUrl(pathIn(language, paths.memorialKeepers(memorialId))),
        },
      },
      language,
    ),
  };
}

/** Tells an owner that a keeper reported their death, with a link to contradict it. */
export function deathReportedMail(
  handover: HandoverMailFacts,
  owner: Recipient & { secret: string },
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const values = valuesOf(handover, language);
  const title = t('keepers.mails.handover.death.ownerSubject');
  return {
    key: `handover-death/${handover.id}/${owner.id}`,
    to: owner.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: owner.firstName,
        paragraphs: [t('keepers.mails.handover.death.owner', values)],
        button: {
          label: t('keepers.mails.stillThere.button'),
          url: absoluteUrl(pathIn(language, paths.confirmPresence(owner.secret))),
        },
        notes: [t('keepers.mails.stillThere.note')],
      },
      language,
    ),
  };
}

/** The sentence about who gets the memorial if the owner has died. */
function nextOwnerSentence(handover: HandoverMailFacts, language: Language): string {
  const t = translatorFor(language);
  const values = valuesOf(handover, language);
  return handover.successor
    ? t('keepers.mails.handover.death.next', values)
    : t('keepers.mails.handover.death.nobody');
}

/** Tells a silent owner when the memorial will be handed over, with a link that stops it. */
export function handoverWarningMail(
  handover: HandoverMailFacts,
  owner: Recipient & { secret: string },
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const values = valuesOf(handover, language);
  const title = t('keepers.mails.handover.announced.subject', values);
  return {
    key: `handover-announced/${handover.id}/${owner.id}`,
    to: owner.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: owner.firstName,
        paragraphs: [t('keepers.mails.handover.announced.owner', values)],
        button: {
          label: t('keepers.mails.stillThere.button'),
          url: absoluteUrl(pathIn(language, paths.confirmPresence(owner.secret))),
        },
        notes: [t('keepers.mails.stillThere.note')],
      },
      language,
    ),
  };
}

const valuesOf = ({ fullName, successor, dueAt }: HandoverMailFacts, language: Language) => ({
  name: oneLine(fullName),
  person: successor ? personName(successor) : '',
  day: longDate(dueAt.toISOString().slice(0, 10), language),
});
