'use client';

import { Trash2 } from 'lucide-react';
import { callApi } from '@/lib/client/api';
import { useHydrated } from '@/lib/client/hydrated';
import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import { ConfirmDialog } from './confirm-dialog';
import { useAdminAct } from './use-admin-act';

type DeleteUserProps = {
  user: { id: string; name: string; email: string; memorials: number };
  /** The heading of the list. */
  focusId: string;
};

/** Names the person and says what goes and what stays, then deletes the account (spec 2 and 8). */
export function DeleteUser({ user, focusId }: DeleteUserProps) {
  const hydrated = useHydrated();
  const { asking, ask, close, done } = useAdminAct(focusId);
  const stay =
    user.memorials === 1
      ? 'The memorial they created stays online. '
      : `The ${user.memorials} memorials they created stay online. `;
  return (
    <>
      <Button variant="quiet" onClick={ask} disabled={!hydrated} className="-ml-5">
        <Trash2 aria-hidden size={18} />
        Delete<VisuallyHidden> {user.name}</VisuallyHidden>
      </Button>
      {asking && (
        <ConfirmDialog
          title="Delete user"
          label="Delete"
          busyLabel="Deleting…"
          danger
          fallback="Failed to delete profile"
          run={() => callApi(paths.apiAdminUser(user.id), { method: 'DELETE' })}
          onDone={() => done(`The account of ${user.name} has been deleted.`)}
          onClose={close}
        >
          <p className="font-semibold">
            Delete the account of <bdi>{user.name}</bdi> ({user.email})? This action cannot be
            undone.
          </p>
          <p>
            <strong>What goes:</strong> the account with name, email and password, every login, all
            drafts, and uploads that no memorial shows. They are told by mail.
          </p>
          <p>
            <strong>What stays:</strong> {user.memorials > 0 && stay}
            Tributes they sent keep the name they gave. Records of payments are kept without name
            and email.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
