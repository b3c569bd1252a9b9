import type { Visibility } from '@/lib/access/rules';

/**
 * The levels offered for a new memorial. The others need a password or invitations, which are set up on the memorial's
 * page later.
 */
export const INITIAL_VISIBILITIES = [
  'public',
  'unlisted',
  'keepers',
] as const satisfies Visibility[];
