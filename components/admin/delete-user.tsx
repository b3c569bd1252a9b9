'use client';

import { paths } from '@/lib/paths';
import { DeleteRow } from './delete-row';

type DeleteUserProps = {
  user: { id: string; name: string; email: string; memorials: number };
  /** The heading of the list. */
  focusId: string;
};

/** Names the person and says what goes and what stays, then deletes the account (spec 2 and 8). */
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
        <strong>What goes:</strong> the account with name, email and password, every login, all
        drafts, and uploads that no memorial shows. They are told by mail if they have verified
        their address.
      </p>
      <p>
        <strong>What stays:</strong> {user.memorials > 0 && stay}
        Tributes they sent keep the name they gave. Records of payments are kept without name and
        email.
      </p>
    </DeleteRow>
  );
}
