import { hashLetIn } from '@/lib/accounts/keyed-hash';
import type { Tx } from '@/lib/platform/db/client';
import { mailName } from '../mail-name-rules';

/**
 * What a mail about words on a memorial calls it: its name, or '' for a mail that does not say it; null where no such mail may be
 * sent, also since the memorial is gone.
 * @param email where the mail goes
 * @param isFirst whether it has the link to the author's own page for the first time
 */
export async function mailNameOf(
  tx: Tx,
  memorialId: string,
  email: string,
  isFirst: boolean,
): Promise<string | null> {
  const address = email.toLowerCase(); // as accounts and lists have it
  const memorial = await tx.memorial.findUnique({
    where: { id: memorialId },
    select: {
      fullName: true,
      visibility: true,
      keepers: { where: { user: { email: address } }, select: { userId: true } },
      accessInvitations: {
        where: { addressHash: hashLetIn(address) },
        select: { addressHash: true },
      },
    },
  });
  if (!memorial) return null;
  const { visibility, keepers, accessInvitations } = memorial;
  const isInvited = visibility !== 'keepers' && accessInvitations.length > 0;
  const name = mailName(visibility, keepers.length > 0 || isInvited, isFirst);
  return name === 'none' ? null : name === 'named' ? memorial.fullName : '';
}
