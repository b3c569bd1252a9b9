import { z } from 'zod';
import { seal, unseal } from '@/lib/platform/crypto/sealing';

/** The author's address, and the secret of their private page, which each mail contains. */
export type AuthorContact = { email: string; secret: string };

const contact = z.strictObject({ email: z.string(), secret: z.string() });

/** Encrypts the contact for the database. The family never sees it. */
export const sealContact = (author: AuthorContact): string => seal(JSON.stringify(author));

/** Returns null if there is no address, or if it was deleted. */
export const unsealContact = (sealed: string): AuthorContact | null =>
  sealed === '' ? null : contact.parse(JSON.parse(unseal(sealed)));
