import { POST } from '@/app/api/memorials/[id]/invitations/route';
import type { InvitedRole } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import { call } from './call';
import type { Person } from './cast';

export const sendInvitation = (
  memorialId: string,
  { headers }: Pick<Person, 'headers'>,
  {
    email,
    role = 'keeper' as InvitedRole,
    name = 'Kim',
  }: { email: string; role?: InvitedRole; name?: string },
) => call(POST, { params: { id: memorialId }, headers, body: { name, email, role } });

/** The invitation mails to an address, newest first. */
export const invitationMails = (email: string) =>
  db().outboxMail.findMany({
    where: { to: email, key: { startsWith: 'keeper-invitation/' } },
    orderBy: { createdAt: 'desc' },
  });

/** The secret of the link in the newest invitation mail to an address. */
export async function secretFor(email: string): Promise<string> {
  const [mail] = await invitationMails(email);
  return /\/keep\/(\w{22})/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Invites somebody. Returns the secret of the mailed link. */
export async function inviteKeeper(
  memorialId: string,
  inviter: Pick<Person, 'headers'>,
  to: { email: string; role?: InvitedRole; name?: string },
): Promise<string> {
  const { status, body } = await sendInvitation(memorialId, inviter, to);
  if (status !== 200)
    throw new Error(`the invitation was answered with ${status}: ${body.message}`);
  return secretFor(to.email);
}
