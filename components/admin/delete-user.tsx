'use client';

import { paths } from '@/lib/platform/paths';
import { DeleteRow } from './delete-row';

type DeleteUserProps = {
  user: { id: string; name: string; email: string; memorials: number };
  /** The id of the list's heading, which takes the focus afterwards. */
  focusId: string;
};

/** Names the person, says what is deleted and what stays, then deletes the account (product.md 2 and 8). */
export function DeleteUser({ user, focusId }: DeleteUserProps) {
  const stay =
    user.memorials === 1
      ? 'The memorial they created stays online. '
      : `The ${user.memorials} memorials they created stay online. `;
  return (
    <DeleteRow
      what={user.name}
      title="Delete user"
      address={paths.apiAdminUser(user.id)}
      fallback="Failed to delete profile"
      done={`The account of ${user.name} has been deleted.`}
      focusId={focusId}
    >
      <p className="font-semibold">
        Delete the account of <bdi>{user.name}</bdi> ({user.email})? This action cannot be undone.
      </p>
      <p>
        <strong>What is deleted:</strong> the account with name, email and password, all logins, all
        drafts, and uploads that are not part of a memorial. We tell them by email if they have
        verified their address.
      </p>
      <p>
        <strong>What stays:</strong> {user.memorials > 0 && stay}
        Tributes they sent keep the name they gave. Records of payments are kept without name and
        email.
      </p>
    </DeleteRow>
  );
}
