import type { Tx } from '@/lib/platform/db/client';
import type { DemoAccountName } from './accounts';
import type { DemoPerson } from './person';

/** Adds the demo's keepers to a memorial. People who already have a role keep it. */
export async function addDemoKeepers(
  tx: Tx,
  memorialId: string,
  { keptWith = [] }: Pick<DemoPerson, 'keptWith'>,
  accounts: Record<DemoAccountName, string>,
): Promise<void> {
  for (const { name, role } of keptWith) {
    const userId = accounts[name];
    await tx.keeper.upsert({
      where: { memorialId_userId: { memorialId, userId } },
      update: {},
      create: { memorialId, userId, role },
      select: { role: true },
    });
  }
}
