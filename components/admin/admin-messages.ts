import type { MessagePart } from '../ui/client-messages';

/** The translations that the dashboard's client components need. */
export const ADMIN_MESSAGES = [
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
