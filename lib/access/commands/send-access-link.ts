import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import { seal } from '@/lib/platform/crypto/sealing';
import type { Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { newSecretLink } from '@/lib/platform/http/secret-link';
import { newId } from '@/lib/platform/ids/public-id';
import type { Language } from '@/lib/platform/language/languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { accessLinkMail } from '../access-mails';
import { LINK_DAYS } from '../rules';

type Person = { name: string; email: string };

/**
 * Adds a person to the list of people who may see a memorial, and mails them a link, in the
 * caller's transaction. If the address is on the list already, sends a new link and invalidates the
 * previous one.
 */
export async function sendAccessLink(
  tx: Tx,
  memorialId: string,
  { name, email }: Person,
  language: Language,
  invitedById: string | null,
  now: Date,
): Promise<void> {
  const addressHash = hashAccessAddress(email);
  const { secret, hash } = newSecretLink();
  const linkColumns = {
    emailSealed: seal(email),
    tokenHash: hash,
    sentAt: now,
    expiresAt: new Date(now.getTime() + LINK_DAYS * DAY_MS),
    ...(name && { name }),
  };
  const { id, memorial } = await tx.accessInvitation.upsert({
    where: { memorialId_addressHash: { memorialId, addressHash } },
    create: { ...linkColumns, id: newId(), memorialId, addressHash, invitedById },
    update: linkColumns,
    select: { id: true, memorial: { select: { fullName: true } } },
  });
  await enqueueMail(
    tx,
    accessLinkMail({ id, secret, tokenHash: hash, email, fullName: memorial.fullName }, language),
  );
}
