import { pathIn } from '@/lib/platform/language/addresses';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';

type Recipient = { id: string; email: string; firstName: string };
type News = { memorialId: string; fullName: string; dueAt: Date };

/**
 * Tells a keeper that the memorial will be deleted on a day, or that the deletion was cancelled.
 * The day of sending is in the key, so each is sent at most once a day.
 */
export function deletionMail(
  part: 'announced' | 'stopped',
  { memorialId, fullName, dueAt }: News,
  recipient: Recipient,
  now: Date,
  language: Language,
): NewMail {
  const say = wordsIn(language);
  const values = {
    name: fullName.replace(/\s+/g, ' ').trim(),
    day: longDate(dueAt.toISOString().slice(0, 10), language),
  };
  const title = say(`keepers.mails.deletion.${part}.subject`, values);
  return {
    key: `deletion-${part}/${memorialId}/${recipient.id}/${now.toISOString().slice(0, 10)}`,
    to: recipient.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: recipient.firstName,
        paragraphs: [
          part === 'announced'
            ? say('keepers.mails.deletion.announced.text', values)
            : say('keepers.mails.deletion.stopped.text'),
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
