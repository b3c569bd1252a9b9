import type { Visibility } from '@/lib/access/rules';

/** The levels that a new memorial may have. The others need a password or people first, which its page asks for. */
export const FIRST_LEVELS = ['public', 'unlisted', 'keepers'] as const satisfies Visibility[];
