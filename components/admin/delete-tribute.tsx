'use client';

import { paths } from '@/lib/paths';
import { DeleteRow } from './delete-row';

type DeleteTributeProps = {
  tribute: { id: string; sender: string; receiver: string; amount: string };
  /** The heading of the list. */
  focusId: string;
};

/** Names the tribute and says what goes and what stays, then takes it off (spec 2 and 8). */
export function DeleteTribute({ tribute, focusId }: DeleteTributeProps) {
  const { id, sender, receiver, amount } = tribute;
  return (
    <DeleteRow
      what={`the tribute of ${amount} from ${sender} for ${receiver}`}
      title="Delete tribute"
      address={paths.apiAdminTribute(id)}
      fallback="Failed to delete tribute"
      done="The tribute has been deleted."
      focusId={focusId}
    >
      <p className="font-semibold">
        Delete the tribute of {amount} from <bdi>{sender}</bdi> for <bdi>{receiver}</bdi>? This
        action cannot be undone.
      </p>
      <p>
        <strong>What goes:</strong> the flowers and the message on the memorial’s page.
      </p>
      <p>
        <strong>What stays:</strong> the payment and its order. No money goes back by this: that is
        a refund, on the order’s page.
      </p>
    </DeleteRow>
  );
}
