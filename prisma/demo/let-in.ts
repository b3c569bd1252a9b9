import { hashLetIn } from '@/lib/accounts/keyed-hash';
import { seal } from '@/lib/platform/crypto/sealing';
import type { Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { newSecretLink } from '@/lib/platform/http/secret-link';
import { newId } from '@/lib/platform/ids/public-id';
import type { DemoPerson } from './person';

/** The slug of the memorial that gets an invited person and a request for access. */
const OF = 'ada-lovelace';
const LET_IN = { name: 'Mary', email: 'mary.somerville@perennial.example' };
const ASKS = {
  name: 'Charles',
  email: 'charles@perennial.example',
  message: 'We wrote to each other for years.',
};

/** Adds both to the memorial of `OF`, and does nothing for others. Existing ones stay unchanged. */
export async function addLetIn(
  tx: Tx,
  memorialId: string,
  { slug }: Pick<DemoPerson, 'slug'>,
): Promise<void> {
  if (slug !== OF) return;
  const letIn = { memorialId, addressHash: hashLetIn(LET_IN.email) };
  await tx.accessInvitation.upsert({
    where: { memorialId_addressHash: letIn },
    update: {},
    create: {
      ...letIn,
      id: newId(),
      name: LET_IN.name,
      emailSealed: seal(LET_IN.email),
      tokenHash: newSecretLink().hash,
      expiresAt: new Date(Date.now() + DAY_MS),
    },
    select: { id: true },
  });
  const asks = { memorialId, addressHash: hashLetIn(ASKS.email) };
  await tx.accessRequest.upsert({
    where: { memorialId_addressHash: asks },
    update: {},
    create: {
      ...asks,
      id: newId(),
      name: ASKS.name,
      message: ASKS.message,
      emailSealed: seal(ASKS.email),
    },
    select: { id: true },
  });
}
