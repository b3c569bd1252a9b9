import type { EventType } from '@/lib/platform/events/event-rules';
import type { TEST_EVENT } from './rules';

type Event = {
  type: EventType | typeof TEST_EVENT;
  /** When it happened, in UTC. */
  at: string;
  /** Null for a test. */
  memorialId: string | null;
  /** The id of the subject. */
  id: string;
};

/**
 * The body of a delivery. It contains only ids, so that no personal data leaves through a webhook:
 * the receiver requests the rest from the API, which checks permissions at that time.
 */
export const deliveryBody = ({ type, at, memorialId, id }: Event): string =>
  JSON.stringify({ type, timestamp: at, data: { memorialId, id } });
