import { z } from 'zod';
import type { Fault, Given } from '../settings-part';

/** The settings of `npm run backup` and `npm run restore`; the site itself needs none of them. */
const schema = z.object({
  BACKUP_TO: z.string().trim().min(1).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(30),
  BACKUP_PASSPHRASE: z.string().min(16, 'must have at least 16 characters').optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+$/, 'must be a public key of age, which begins with age1')
    .optional(),
});

function faultsBetween(given: Given): Fault[] {
  if (!given.BACKUP_PASSPHRASE || !given.BACKUP_RECIPIENT) return [];
  return [{ name: 'BACKUP_RECIPIENT', message: 'and BACKUP_PASSPHRASE exclude each other' }];
}

export const backupSettings = { schema, faultsBetween };
