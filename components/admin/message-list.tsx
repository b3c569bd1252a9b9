import { Check, Reply } from 'lucide-react';
import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { ContactMessageRow } from '@/lib/contact/queries/list-messages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { PageCount } from '@/lib/platform/paging';
import * as paths from '@/lib/platform/paths';
import { VisuallyHidden } from '../ui/visually-hidden';
import { DateTime, TimeElement, useFormatDateTime } from './date-time';
import { ListSection } from './list-section';
import { MarkMessage } from './mark-message';
import { isolated } from './rich-text-tags';

type MessageListProps = {
  place: ListPlace;
  list: { messages: ContactMessageRow[] } & PageCount;
};

export function MessageList({ place, list }: MessageListProps) {
  const t = useTranslate();
  const formatDateTime = useFormatDateTime();
  return (
    <ListSection
      place={place}
      title={t('admin.messages.heading')}
      count={t('admin.messages.count', { count: list.total })}
      pages={t('admin.messages.pages')}
      page={list}
      whenEmpty={t('admin.messages.none')}
    >
      <ul>
        {list.messages.map(({ id, name, email, subject, message, createdAt, answeredAt }) => (
          <li key={id} className="space-y-2 border-t border-line py-5 wrap-anywhere">
            <h3 className="text-lg" dir="auto">
              {subject}
            </h3>
            <p className="text-sm text-ink-soft">
              {t.rich('admin.messages.sender', {
                person: name,
                email,
                moment: formatDateTime(createdAt),
                name: isolated,
                mail: (chunks) => (
                  <a href={paths.mailtoLink(email)} className="text-link">
                    {chunks}
                  </a>
                ),
                // Does not reuse `chunks`: isolating it twice makes an Arabic date start with "UTC".
                time: () => <DateTime at={createdAt} />,
              })}
            </p>
            <p dir="auto" className="max-w-measure whitespace-pre-line">
              {message}
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1">
              <a
                href={paths.mailtoReply(email, subject)}
                className="text-link inline-flex min-h-target items-center gap-2 print:hidden"
              >
                <Reply aria-hidden size={18} />
                <span>
                  {t.rich('admin.messages.reply', {
                    name,
                    named: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
                  })}
                </span>
              </a>
              <MarkMessage messageId={id} subject={subject} answered={answeredAt !== null} />
              {answeredAt && (
                <p className="flex items-center gap-1.5 text-sm text-success">
                  <Check aria-hidden size={18} />
                  <span>
                    {t.rich('admin.messages.answered', {
                      day: formatDateTime(answeredAt, true),
                      time: (chunks) => <TimeElement at={answeredAt}>{chunks}</TimeElement>,
                    })}
                  </span>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </ListSection>
  );
}
