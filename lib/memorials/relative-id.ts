import { createHash } from 'node:crypto';

const LENGTH = 12;

type Sealed = {
  position: number;
  emailSealed: string;
  phoneSealed: string;
  birthDateSealed: string;
  identityNumberSealed: string;
};

/**
 * The id of a relative in an editor's answers: a short digest of the sealed columns. Sealing is
 * random, so it names this version of this person and reveals nothing of what is sealed. The
 * position distinguishes relatives of whom nothing is sealed.
 */
export function relativeId(row: Sealed): string {
  const { position, emailSealed, phoneSealed, birthDateSealed, identityNumberSealed } = row;
  const parts = [position, emailSealed, phoneSealed, birthDateSealed, identityNumberSealed];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, LENGTH);
}
