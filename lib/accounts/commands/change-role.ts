import { writeAudit } from '@/lib/platform/audit/write-audit';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';

type Role = 'member' | 'admin';

const UNKNOWN = 'Nobody has signed up with this address.';
const UNVERIFIED = 'This address was never verified: its owner must enter the code first.';
const LAST_ADMIN = 'This is the only admin. Please make somebody else an admin first.';

/**
 * Changes the role of the account with this normalised address; returns whether it changed. Only
 * the operator's script calls it, so the audit trail names `system`. Throws `not_found`, and
 * `conflict` for an unverified address and for the last admin.
 */
export async function changeRole(email: string, role: Role): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const person = await lockWithAdmins(tx, email);
    if (!person) throw new AppError('not_found', UNKNOWN);
    if (person.role === role) return false;
    if (role === 'admin' && !person.isVerified) throw new AppError('conflict', UNVERIFIED);
    if (role === 'member' && person.admins === 1) throw new AppError('conflict', LAST_ADMIN);
    await tx.user.update({ where: { id: person.id }, data: { role }, select: { id: true } });
    await writeAudit(tx, {
      actor: 'system',
      action: role === 'admin' ? 'role.grant' : 'role.revoke',
      subject: `user/${person.id}`,
    });
    return true;
  });
}

/**
 * Locks all admins in the same order as lockForDeletion, so that the last admin cannot disappear
 * meanwhile.
 */
async function lockWithAdmins(tx: Tx, email: string) {
  const rows = await tx.$queryRaw<
    { id: string; role: Role; isOwner: boolean; isVerified: boolean }[]
  >`
    SELECT id, role::text, email = ${email} AS "isOwner", "emailVerifiedAt" IS NOT NULL AS "isVerified"
    FROM users WHERE email = ${email} OR role = 'admin' ORDER BY id FOR NO KEY UPDATE`;
  const owner = rows.find(({ isOwner }) => isOwner);
  return owner && { ...owner, admins: rows.filter(({ role }) => role === 'admin').length };
}
