import type { EventType } from '@/lib/platform/events/event-rules';
import type { TEST_EVENT } from './rules';

type Event = {
  type: EventType | typeof TEST_EVENT;
  /** When it happened, in UTC. */
  at: string;
  /** Null for a test. */
  memorialId: string | null;
  /** Of what it is about. */
  id: string;
};

/**
 * The body of a delivery. It has ids alone: whoever wants more asks the API, which decides at that moment what the asker may see, and so
 * nothing about a person leaves by a webhook.
 */
export const bodyOf = ({ type, at, memorialId, id }: Event): string =>
  JSON.stringify({ type, timestamp: at, data: { memorialId, id } });
