import { type Message, messageFor } from '@/lib/platform/language/message';

/**
 * The messages shown in place of a part that could not be read (product.md 8): `refused` if the
 * query was refused, `thrown` for anything else. `statsThrown` speaks of the admin status because in
 * the specification the request for the stats also reports whether somebody is an admin (product.md 7).
 */
export const LOAD_ERROR_MESSAGES = {
  waiting: {
    refused: messageFor('admin.failures.waitingRefused'),
    thrown: messageFor('admin.failures.waitingThrown'),
  },
  stats: {
    refused: messageFor('admin.failures.statsRefused'),
    thrown: messageFor('admin.failures.statsThrown'),
  },
  users: {
    refused: messageFor('admin.failures.usersRefused'),
    thrown: messageFor('admin.failures.usersThrown'),
  },
  memorials: {
    refused: messageFor('admin.failures.memorialsRefused'),
    thrown: messageFor('admin.failures.memorialsThrown'),
  },
  tributes: {
    refused: messageFor('admin.failures.tributesRefused'),
    thrown: messageFor('admin.failures.tributesThrown'),
  },
  orders: {
    refused: messageFor('admin.failures.ordersRefused'),
    thrown: messageFor('admin.failures.ordersThrown'),
  },
  messages: {
    refused: messageFor('admin.failures.messagesRefused'),
    thrown: messageFor('admin.failures.messagesThrown'),
  },
  condolences: {
    refused: messageFor('admin.failures.condolencesRefused'),
    thrown: messageFor('admin.failures.condolencesThrown'),
  },
  cases: {
    refused: messageFor('admin.failures.casesRefused'),
    thrown: messageFor('admin.failures.casesThrown'),
  },
  webhooks: { refused: messageFor('webhooks.failed'), thrown: messageFor('webhooks.failed') },
  audit: {
    refused: messageFor('admin.failures.auditRefused'),
    thrown: messageFor('admin.failures.auditThrown'),
  },
  settings: {
    refused: messageFor('admin.failures.settingsRefused'),
    thrown: messageFor('admin.failures.settingsThrown'),
  },
  operations: {
    refused: messageFor('admin.failures.operationsRefused'),
    thrown: messageFor('admin.failures.operationsThrown'),
  },
} as const;

export type DashboardPart = keyof typeof LOAD_ERROR_MESSAGES;

/** Takes the place of a part that could not be read; `userMessage` is shown instead. */
export class LoadError {
  constructor(readonly userMessage: Message) {}
}
