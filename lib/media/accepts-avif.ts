import Negotiator from 'negotiator';

const AVIF = 'image/avif';

/**
 * Whether an Accept header names AVIF. A wildcard is not enough, because old browsers and programs
 * send it too.
 */
export const acceptsAvif = (accept: string | null): boolean =>
  accept !== null &&
  new Negotiator({ headers: { accept: accept.toLowerCase() } }).mediaTypes().includes(AVIF);
