import { paths } from '@/lib/paths';
import type { ListPlace } from './list-place';
import { ListSection } from './list-section';
import { Moment } from './moment';

type Message = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: string;
};

type MessageListProps = {
  place: ListPlace;
  list: { messages: Message[]; currentPage: number; totalPages: number; total: number };
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
      whenEmpty="Nobody has written yet."
    >
      <ul className="space-y-4">
        {list.messages.map(({ id, name, email, subject, message, createdAt }) => (
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
          </li>
        ))}
      </ul>
    </ListSection>
  );
}
