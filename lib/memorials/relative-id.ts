import { createHash } from 'node:crypto';

const LENGTH = 12;

type SealedRelative = {
  position: number;
  emailSealed: string;
  phoneSealed: string;
  birthDateSealed: string;
  identityNumberSealed: string;
};

/**
 * The id of a relative in editors' answers: a short hash of the sealed columns. Sealing is
 * randomised, so the id identifies this version of this relative and reveals nothing about the
 * values. The position distinguishes relatives without sealed values.
 */
export function relativeId(row: SealedRelative): string {
  const { position, emailSealed, phoneSealed, birthDateSealed, identityNumberSealed } = row;
  const parts = [position, emailSealed, phoneSealed, birthDateSealed, identityNumberSealed];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, LENGTH);
}
