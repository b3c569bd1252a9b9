import type { Visibility } from '@/lib/access/rules';

/**
 * The levels offered for a new memorial. The others need a password or invited people, which are set on the memorial's
 * own page.
 */
export const INITIAL_VISIBILITIES = [
  'public',
  'unlisted',
  'keepers',
] as const satisfies Visibility[];
