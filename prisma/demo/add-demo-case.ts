import { seal } from '@/lib/platform/crypto/sealing';
import type { Tx } from '@/lib/platform/db/client';
import { derivedId } from '@/lib/platform/ids/derived-id';
import type { DemoPerson } from './person';

/** The slug of the person whose memorial the demo's question is about. */
const MEMORIAL_SLUG = 'ada-lovelace';
const QUESTION = {
  claim: 'family',
  name: 'Anne Blunt',
  relationship: 'Her daughter',
  message: 'I keep my mother’s papers, and would like to help with her page.',
} as const;

/** Returns the id of the demo's question if it is about this memorial. */
export const demoCaseId = (memorialId: string): string => derivedId(memorialId, 'case');

/**
 * Adds the demo's question to the memorial with `MEMORIAL_SLUG`; does nothing for others. An existing question stays
 * unchanged.
 */
export async function addDemoCase(
  tx: Tx,
  memorialId: string,
  { slug }: Pick<DemoPerson, 'slug'>,
): Promise<void> {
  if (slug !== MEMORIAL_SLUG) return;
  const id = demoCaseId(memorialId);
  const emailSealed = seal('anne@perennial.example');
  await tx.familyCase.upsert({
    where: { id },
    update: {},
    create: { ...QUESTION, id, memorialId, emailSealed },
    select: { id: true },
  });
}
