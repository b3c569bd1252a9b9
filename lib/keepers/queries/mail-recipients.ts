import type { Tx } from '@/lib/platform/db/client';
import type { KeeperRole } from '../rules';

/** Somebody to whom a mail about a memorial is written. */
export type MailRecipient = { id: string; email: string; firstName: string; language: string };

/** Those who look after a memorial in one of these roles, as mails need them. */
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
