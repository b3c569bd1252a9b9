import { type Said, said } from '@/lib/platform/language/said';

/**
 * The messages shown in place of a part that could not be read (product.md 8): `refused` if the
 * query was refused, `thrown` for anything else. The stats request also reports whether somebody is
 * an admin (product.md 7).
 */
export const LOAD_FAILURES = {
  waiting: {
    refused: said('admin.failures.waitingRefused'),
    thrown: said('admin.failures.waitingThrown'),
  },
  stats: {
    refused: said('admin.failures.statsRefused'),
    thrown: said('admin.failures.statsThrown'),
  },
  users: {
    refused: said('admin.failures.usersRefused'),
    thrown: said('admin.failures.usersThrown'),
  },
  memorials: {
    refused: said('admin.failures.memorialsRefused'),
    thrown: said('admin.failures.memorialsThrown'),
  },
  tributes: {
    refused: said('admin.failures.tributesRefused'),
    thrown: said('admin.failures.tributesThrown'),
  },
  orders: {
    refused: said('admin.failures.ordersRefused'),
    thrown: said('admin.failures.ordersThrown'),
  },
  messages: {
    refused: said('admin.failures.messagesRefused'),
    thrown: said('admin.failures.messagesThrown'),
  },
  condolences: {
    refused: said('admin.failures.condolencesRefused'),
    thrown: said('admin.failures.condolencesThrown'),
  },
  cases: {
    refused: said('admin.failures.casesRefused'),
    thrown: said('admin.failures.casesThrown'),
  },
  webhooks: { refused: said('webhooks.failed'), thrown: said('webhooks.failed') },
  audit: {
    refused: said('admin.failures.auditRefused'),
    thrown: said('admin.failures.auditThrown'),
  },
  settings: {
    refused: said('admin.failures.settingsRefused'),
    thrown: said('admin.failures.settingsThrown'),
  },
  operations: {
    refused: said('admin.failures.operationsRefused'),
    thrown: said('admin.failures.operationsThrown'),
  },
} as const;

export type Part = keyof typeof LOAD_FAILURES;

/** Stands for a part that could not be read; `said` is shown in its place. */
export class LoadFailure {
  constructor(readonly said: Said) {}
}
