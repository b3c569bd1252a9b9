import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { newId } from '@/lib/platform/ids/public-id';

/** Inserts a case, a niece's question about a memorial; `columns` overrides its values. Returns its id. */
export async function addCase(
  memorialId: string,
  columns: Partial<Prisma.FamilyCaseUncheckedCreateInput> = {},
): Promise<string> {
  const { id } = await db().familyCase.create({
    data: {
      id: newId(),
      memorialId,
      claim: 'wrong',
      name: 'Naledi',
      emailSealed: seal('naledi@example.org'),
      relationship: 'Her niece',
      message: 'She was born in 1941.',
      ...columns,
    },
    select: { id: true },
  });
  return id;
}

/** Freezes a memorial for a new case. Returns the case's id. */
export async function freezeForCase(memorialId: string, since = new Date()): Promise<string> {
  const caseId = await addCase(memorialId);
  await db().memorialFreeze.create({
    data: { memorialId, caseId, since },
    select: { memorialId: true },
  });
  return caseId;
}
