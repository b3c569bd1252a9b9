import type { Viewer } from '@/lib/platform/auth/viewer';

/**
 * Who reads: the signed-in person and the guest of the browser; either may be missing. Loaders also
 * accept null for an unknown visitor.
 */
export type Reader = { viewer: Viewer | null; guestId: string | null };

/** A reader who is signed in. */
export type MemberReader = Reader & { viewer: Viewer };

/** A reader without a guest, for the pages and calls of keepers. */
export const asReader = <Who extends Viewer | null>(viewer: Who) => ({ viewer, guestId: null });
