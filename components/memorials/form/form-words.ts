import type { MessagePart } from '@/components/ui/client-words';

/** What creating and editing a memorial both say, for the `ClientWords` around them. */
export const MEMORIAL_FORM_WORDS = [
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
