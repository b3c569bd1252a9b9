'use client';

import { apiAdminTribute } from '@/lib/admin/api-paths';
import { useSay } from '@/lib/platform/language/use-say';
import { DeleteRow } from './delete-row';
import { isolated, strong } from './marks';

type DeleteTributeProps = {
  tribute: { id: string; sender: string; receiver: string; amount: string };
  /** The id of the list's heading, which receives the focus after the deletion. */
  focusId: string;
};

/** Deletes a tribute after a confirmation that says what goes and what stays (product.md 2 and 8). */
export function DeleteTribute({ tribute, focusId }: DeleteTributeProps) {
  const say = useSay();
  const { id, sender, receiver, amount } = tribute;
  return (
    <DeleteRow
      what={say('admin.actions.tribute', { amount, sender, receiver })}
      title={say('admin.actions.deleteTribute')}
      address={apiAdminTribute(id)}
      fallback={say('admin.actions.deleteTributeFailed')}
      done={say('admin.actions.tributeDeleted')}
      focusId={focusId}
    >
      <p className="font-semibold">
        {say.rich('admin.actions.deleteTributeQuestion', {
          amount,
          sender,
          receiver,
          name: isolated,
        })}
      </p>
      <p>{say.rich('admin.actions.tributeGoes', { strong })}</p>
      <p>{say.rich('admin.actions.tributeStays', { strong })}</p>
    </DeleteRow>
  );
}
