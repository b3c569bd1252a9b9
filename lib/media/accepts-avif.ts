import Negotiator from 'negotiator';
import { remembered } from '@/lib/platform/http/remembered';

const AVIF = 'image/avif';

/**
 * Whether an Accept header names AVIF. A header that accepts everything does not: it says nothing about pictures, and old
 * browsers and programs send it, too.
 */
export const acceptsAvif = (accept: string | null): boolean => accept !== null && namesAvif(accept);

const namesAvif = remembered((accept): boolean =>
  new Negotiator({ headers: { accept: accept.toLowerCase() } }).mediaTypes().includes(AVIF),
);
