import type { Tx } from '@/lib/platform/db/client';
import type { KeeperRole } from '../rules';

export type MailRecipient = { id: string; email: string; firstName: string; language: string };

/** The keepers of a memorial with one of these roles. */
export async function mailRecipients(
  tx: Tx,
  memorialId: string,
  roles: readonly KeeperRole[],
): Promise<MailRecipient[]> {
  const rows = await tx.keeper.findMany({
    where: { memorialId, role: { in: [...roles] } },
    orderBy: { userId: 'asc' },
    select: { user: { select: { id: true, email: true, firstName: true, language: true } } },
  });
  return rows.map(({ user }) => user);
}
