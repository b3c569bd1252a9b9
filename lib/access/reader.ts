import type { Viewer } from '@/lib/platform/auth/viewer';

/**
 * Who reads: the person who is signed in, and the browser that was let in somewhere (`guests`); either may be missing. Loaders
 * accept null for a visitor of whom nothing is known.
 */
export type Reader = { viewer: Viewer | null; guestId: string | null };

/** A reader who is signed in. */
export type MemberReader = Reader & { viewer: Viewer };

/** Somebody who is signed in, whatever their browser was let into: for pages and calls of keepers. */
export const asReader = <Who extends Viewer | null>(viewer: Who) => ({ viewer, guestId: null });
