import type { MessagePart } from '../ui/client-words';

/** What the client parts of the dashboard say. */
export const ADMIN_WORDS = [
  'admin.denied',
  'admin.actions',
  'admin.judge',
  'admin.case',
  'condolences.act',
  'condolences.picture',
  'accounts.loginMessages',
  'api',
  'ui',
] as const satisfies readonly MessagePart[];
