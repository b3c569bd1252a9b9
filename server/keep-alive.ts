/** A connection without a request stays open for so long: longer than a proxy's, so that it never sends on one that we are closing. */
export const KEEP_ALIVE_MS = 65_000;
