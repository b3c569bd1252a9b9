import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import type { Tx } from '@/lib/platform/db/client';
import { mailName } from '../mail-name-rules';

/**
 * Returns the name by which a mail about a condolence may call the memorial, or '' if the mail must not name it. Null
 * if no mail may be sent, or if the memorial is gone.
 * @param email the recipient
 * @param isFirst the mail is the first that brings the link to the author's private page
 */
export async function memorialNameForMail(
  tx: Tx,
  memorialId: string,
  email: string,
  isFirst: boolean,
): Promise<string | null> {
  const address = email.toLowerCase(); // accounts and invitations store addresses in lower case
  const memorial = await tx.memorial.findUnique({
    where: { id: memorialId },
    select: {
      fullName: true,
      visibility: true,
      keepers: { where: { user: { email: address } }, select: { userId: true } },
      accessInvitations: {
        where: { addressHash: hashAccessAddress(address) },
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
