import { seal } from '@/lib/platform/crypto/sealing';
import type { Tx } from '@/lib/platform/db/client';
import { derivedId } from '@/lib/platform/ids/derived-id';
import type { DemoPerson } from './person';

/** About which person of the demo somebody asks the operator, and what. */
const OF = 'ada-lovelace';
const ASKED = {
  claim: 'family',
  name: 'Anne Blunt',
  relationship: 'Her daughter',
  message: 'I keep my mother’s papers, and would like to help with her page.',
} as const;

/** The id of the question about this memorial, if it is the one. */
export const demoCase = (memorialId: string): string => derivedId(memorialId, 'case');

/** Asks about the memorial of this person, if it is the one. What was asked before stays as it is. */
export async function addCase(
  tx: Tx,
  memorialId: string,
  { slug }: Pick<DemoPerson, 'slug'>,
): Promise<void> {
  if (slug !== OF) return;
  const id = demoCase(memorialId);
  const emailSealed = seal('anne@perennial.example');
  await tx.familyCase.upsert({
    where: { id },
    update: {},
    create: { ...ASKED, id, memorialId, emailSealed },
    select: { id: true },
  });
}
