import { Check, Reply } from 'lucide-react';
import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { ContactMessageRow } from '@/lib/contact/queries/list-messages';
import type { PageCount } from '@/lib/platform/paging';
import { paths } from '@/lib/platform/paths';
import { VisuallyHidden } from '../ui/visually-hidden';
import { ListSection } from './list-section';
import { MarkMessage } from './mark-message';
import { Moment } from './moment';

type MessageListProps = {
  place: ListPlace;
  list: { messages: ContactMessageRow[] } & PageCount;
};

/** What people wrote on the contact page. */
export function MessageList({ place, list }: MessageListProps) {
  return (
    <ListSection
      place={place}
      title="Contact messages"
      many="messages"
      one="message"
      page={list}
      whenEmpty="There are no messages yet."
    >
      <ul className="space-y-4">
        {list.messages.map(({ id, name, email, subject, message, createdAt, answeredAt }) => (
          <li
            key={id}
            className="space-y-2 rounded-lg border border-line bg-surface p-5 wrap-anywhere"
          >
            <h3 className="text-lg" dir="auto">
              {subject}
            </h3>
            <p className="text-sm text-ink-soft">
              <bdi>{name}</bdi>,{' '}
              <a href={paths.mailTo(email)} className="text-link">
                {email}
              </a>
              , <Moment at={createdAt} />
            </p>
            <p dir="auto" className="max-w-measure whitespace-pre-line">
              {message}
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1">
              <a
                href={paths.mailReply(email, subject)}
                className="text-link inline-flex min-h-target items-center gap-2 print:hidden"
              >
                <Reply aria-hidden size={18} />
                Reply<VisuallyHidden> to {name}</VisuallyHidden>
              </a>
              <MarkMessage messageId={id} subject={subject} answered={answeredAt !== null} />
              {answeredAt && (
                <p className="flex items-center gap-1.5 text-sm text-success">
                  <Check aria-hidden size={18} />
                  <span>
                    Answered, <Moment at={answeredAt} day />
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
