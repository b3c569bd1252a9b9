/**
 * The messages shown in place of what could not be read (product.md 8): `refused` when the query was
 * refused, `thrown` for anything else. The stats request also reports whether somebody is an admin
 * (product.md 7).
 */
export const LOAD_FAILURES = {
  stats: { refused: 'Failed to fetch stats', thrown: 'Error checking admin status.' },
  users: {
    refused: 'Failed to fetch users',
    thrown: 'An error occurred while fetching users',
  },
  memorials: {
    refused: 'Failed to fetch memorials',
    thrown: 'An error occurred while fetching memorials',
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

export type Part = keyof typeof LOAD_FAILURES;

/** The message in place of a part that could not be read. */
export class LoadFailure {
  constructor(readonly message: string) {}
}
