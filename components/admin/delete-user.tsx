'use client';

import { apiAdminUser } from '@/lib/admin/api-paths';
import { useSay } from '@/lib/platform/language/use-say';
import { DeleteRow } from './delete-row';
import { isolated, strong } from './marks';

type DeleteUserProps = {
  user: { id: string; name: string; email: string; memorials: number };
  /** The id of the list's heading, which receives the focus after the deletion. */
  focusId: string;
};

/** Deletes an account after a confirmation that says what goes and what stays (product.md 2 and 8). */
export function DeleteUser({ user, focusId }: DeleteUserProps) {
  const say = useSay();
  const { name, email, memorials } = user;
  return (
    <DeleteRow
      what={name}
      title={say('admin.actions.deleteUser')}
      address={apiAdminUser(user.id)}
      fallback={say('admin.actions.deleteUserFailed')}
      done={say('admin.actions.userDeleted', { name })}
      focusId={focusId}
    >
      <p className="font-semibold">
        {say.rich('admin.actions.deleteUserQuestion', {
          name,
          email,
          person: isolated,
        })}
      </p>
      <p>{say.rich('admin.actions.userGoes', { strong })}</p>
      <p>{say.rich('admin.actions.userStays', { memorials, strong })}</p>
    </DeleteRow>
  );
}
