import { db } from '@/lib/db/client';
import { accountDeletedMail } from '../account-deleted-mail';
import { type Leaving, removeProfile } from './remove-profile';

/**
 * Deletes one's own profile, and says so in a last mail. Deleting what is gone is nothing. Throws
 * `conflict` for the last admin.
 */
export async function deleteProfile({ userId, email }: Leaving): Promise<void> {
  const lastMail = accountDeletedMail(userId, email);
  await db().$transaction((tx) => removeProfile(tx, { userId, email }, lastMail));
}
