import { pathIn } from '@/lib/platform/language/addresses';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
import { nameOf, oneLine } from './mail-names';

type Recipient = { id: string; email: string; firstName: string };

/** What mails need to know of a handover. */
export type HandoverNews = {
  id: string;
  memorialId: string;
  fullName: string;
  dueAt: Date;
  /** The next owner; null if nobody was named. */
  successor: { id: string; firstName: string; lastName: string } | null;
};

/** What the mail reports. `announced` is a handover because of silence. */
export type HandoverPart =
  | 'announced'
  | 'death'
  | 'offer'
  | 'transfer'
  | 'objected'
  | 'cancelled'
  | 'done';

/** Tells a keeper about a handover. Each part is sent once. */
export function handoverMail(
  part: HandoverPart,
  handover: HandoverNews,
  recipient: Recipient,
  language: Language,
): NewMail {
  const say = wordsIn(language);
  const { id, memorialId, successor } = handover;
  const values = valuesOf(handover, language);
  const isTheirs = successor?.id === recipient.id;
  const title = say(`keepers.mails.handover.${part}.subject`, values);
  return {
    key: `handover-${part}/${id}/${recipient.id}`,
    to: recipient.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: recipient.firstName,
        paragraphs: [
          part === 'done' && isTheirs
            ? say('keepers.mails.handover.done.yours', values)
            : say(`keepers.mails.handover.${part}.text`, values),
          ...(part === 'death' ? [whatFollows(handover, language)] : []),
        ],
        button: {
          label: say('keepers.mails.accepted.button'),
          url: absolute(pathIn(language, paths.memorialKeepers(memorialId))),
        },
      },
      language,
    ),
  };
}

/** Tells an owner that a keeper reported their death, with a link to contradict it. */
export function saidToHaveDiedMail(
  handover: HandoverNews,
  owner: Recipient & { secret: string },
  language: Language,
): NewMail {
  const say = wordsIn(language);
  const values = valuesOf(handover, language);
  const title = say('keepers.mails.handover.death.ownerSubject');
  return {
    key: `handover-death/${handover.id}/${owner.id}`,
    to: owner.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: owner.firstName,
        paragraphs: [say('keepers.mails.handover.death.owner', values)],
        button: {
          label: say('keepers.mails.stillThere.button'),
          url: absolute(pathIn(language, paths.stillHere(owner.secret))),
        },
        notes: [say('keepers.mails.stillThere.note')],
      },
      language,
    ),
  };
}

/** The sentence about who gets the memorial if the owner has died. */
function whatFollows(handover: HandoverNews, language: Language): string {
  const say = wordsIn(language);
  const values = valuesOf(handover, language);
  return handover.successor
    ? say('keepers.mails.handover.death.next', values)
    : say('keepers.mails.handover.death.nobody');
}

/** Tells a silent owner when the memorial will be handed over, with a link that stops it. */
export function silenceEndsMail(
  handover: HandoverNews,
  owner: Recipient & { secret: string },
  language: Language,
): NewMail {
  const say = wordsIn(language);
  const values = valuesOf(handover, language);
  const title = say('keepers.mails.handover.announced.subject', values);
  return {
    key: `handover-announced/${handover.id}/${owner.id}`,
    to: owner.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: owner.firstName,
        paragraphs: [say('keepers.mails.handover.announced.owner', values)],
        button: {
          label: say('keepers.mails.stillThere.button'),
          url: absolute(pathIn(language, paths.stillHere(owner.secret))),
        },
        notes: [say('keepers.mails.stillThere.note')],
      },
      language,
    ),
  };
}

const valuesOf = ({ fullName, successor, dueAt }: HandoverNews, language: Language) => ({
  name: oneLine(fullName),
  person: successor ? nameOf(successor) : '',
  day: longDate(dueAt.toISOString().slice(0, 10), language),
});
