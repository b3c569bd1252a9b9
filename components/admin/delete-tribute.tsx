'use client';

import { Trash2 } from 'lucide-react';
import { callApi } from '@/lib/client/api';
import { useHydrated } from '@/lib/client/hydrated';
import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import { ConfirmDialog } from './confirm-dialog';
import { useAdminAct } from './use-admin-act';

type DeleteTributeProps = {
  tribute: { id: string; sender: string; receiver: string; amount: string };
  /** The heading of the list. */
  focusId: string;
};

/** Names the tribute and says what goes and what stays, then takes it off (spec 2 and 8). */
export function DeleteTribute({ tribute, focusId }: DeleteTributeProps) {
  const hydrated = useHydrated();
  const { asking, ask, close, done } = useAdminAct(focusId);
  const { id, sender, receiver, amount } = tribute;
  return (
    <>
      <Button variant="quiet" onClick={ask} disabled={!hydrated} className="-ml-5">
        <Trash2 aria-hidden size={18} />
        Delete
        <VisuallyHidden>
          {' '}
          the tribute of {amount} from {sender} for {receiver}
        </VisuallyHidden>
      </Button>
      {asking && (
        <ConfirmDialog
          title="Delete tribute"
          label="Delete"
          busyLabel="Deleting…"
          danger
          fallback="Failed to delete tribute"
          run={() => callApi(paths.apiAdminTribute(id), { method: 'DELETE' })}
          onDone={() => done('The tribute has been deleted.')}
          onClose={close}
        >
          <p className="font-semibold">
            Delete the tribute of {amount} from <bdi>{sender}</bdi> for <bdi>{receiver}</bdi>? This
            action cannot be undone.
          </p>
          <p>
            <strong>What goes:</strong> the flowers and the message on the memorial’s page.
          </p>
          <p>
            <strong>What stays:</strong> the payment and its order. No money goes back by this: that
            is a refund, on the order’s page.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
