import { z } from 'zod';
import { seal, unseal } from '@/lib/platform/crypto/sealing';

/** Where an author wants mails, and the secret of their own page, which is in each of them. */
export type AuthorContact = { email: string; secret: string };

const contact = z.strictObject({ email: z.string(), secret: z.string() });

/** What the database keeps of it; the family never gets either. */
export const sealContact = (author: AuthorContact): string => seal(JSON.stringify(author));

/** Returns null where there is none, or none any more. */
export const unsealContact = (sealed: string): AuthorContact | null =>
  sealed === '' ? null : contact.parse(JSON.parse(unseal(sealed)));
