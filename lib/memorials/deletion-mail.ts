import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';

type Recipient = { id: string; email: string; firstName: string };
type News = { memorialId: string; fullName: string; dueAt: Date };

/**
 * Tells a keeper that the memorial will be deleted on a day, or that the deletion was cancelled. The day of sending is
 * in the key, so each kind of mail is sent at most once a day.
 */
export function deletionMail(
  kind: 'announced' | 'stopped',
  { memorialId, fullName, dueAt }: News,
  recipient: Recipient,
  now: Date,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const values = {
    name: fullName.replace(/\s+/g, ' ').trim(),
    day: longDate(dueAt.toISOString().slice(0, 10), language),
  };
  const title = t(`keepers.mails.deletion.${kind}.subject`, values);
  return {
    key: `deletion-${kind}/${memorialId}/${recipient.id}/${now.toISOString().slice(0, 10)}`,
    to: recipient.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: recipient.firstName,
        paragraphs: [
          kind === 'announced'
            ? t('keepers.mails.deletion.announced.text', values)
            : t('keepers.mails.deletion.stopped.text'),
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
