import { createHash } from 'node:crypto';
import type { MemorialView } from '../queries/memorial-view';
import { lifeYears } from '../rules';

/** Raised when the drawing changes, so that messengers ask for it anew. */
const DRAWING = 1;
const LENGTH = 8;

type Shown = Pick<MemorialView, 'fullName' | 'birthDate' | 'deathDate' | 'picture'>;

/** Names what the card of a memorial shows: equal as long as name, years, picture and drawing are. */
export function previewVersion({ fullName, birthDate, deathDate, picture }: Shown): string {
  const shown = [DRAWING, fullName, lifeYears(birthDate, deathDate), picture?.id ?? null];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, LENGTH);
}
