import { wasAnswered } from '@/lib/admin/queries/was-answered';
import { log } from '@/lib/log/log';

/**
 * What is shown in place of what could not be read (spec 8): for an answer that refused it, and for
 * anything else. Whether somebody is an admin was told by the call for the stats (spec 7).
 */
export const UNREAD = {
  stats: { refused: 'Failed to fetch stats', thrown: 'Error checking admin status.' },
  users: {
    refused: 'Failed to fetch users',
    thrown: 'An error occurred while fetching users',
  },
  tributes: {
    refused: 'Failed to fetch tributes',
    thrown: 'An error occurred while fetching tributes',
  },
  orders: {
    refused: 'Failed to fetch orders',
    thrown: 'An error occurred while fetching orders',
  },
  messages: {
    refused: 'Failed to fetch messages',
    thrown: 'An error occurred while fetching messages',
  },
  audit: {
    refused: 'Failed to fetch the audit trail',
    thrown: 'An error occurred while fetching the audit trail',
  },
} as const;

export type Part = keyof typeof UNREAD;

/** The words that stand in place of a part. */
export class Unread {
  constructor(readonly words: string) {}
}

/** A part of the dashboard, or the words in its place: the page says so, and shows the rest. */
export const read = <Value>(part: Part, reading: Promise<Value>): Promise<Value | Unread> =>
  reading.catch((error: unknown) => {
    log.error({ err: error, part }, 'a part of the dashboard could not be read');
    return new Unread(UNREAD[part][wasAnswered(error) ? 'refused' : 'thrown']);
  });
