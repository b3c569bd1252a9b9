import type { MessagePart } from '@/components/ui/client-messages';

/** The translations needed for both creating and editing a memorial. */
export const MEMORIAL_FORM_MESSAGES = [
  'form',
  'access.levels',
  'memorials.relationships',
  'memorials.events',
  'memorials.dates',
  'memorials.faults',
  'accounts.loggedOut',
  'media.faults',
  'api',
  'ui',
] as const satisfies readonly MessagePart[];
