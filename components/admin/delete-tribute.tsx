'use client';

import { paths } from '@/lib/platform/paths';
import { DeleteRow } from './delete-row';

type DeleteTributeProps = {
  tribute: { id: string; sender: string; receiver: string; amount: string };
  /** The id of the list's heading, which takes the focus afterwards. */
  focusId: string;
};

/** Names the tribute, says what is deleted and what stays, then deletes it (product.md 2 and 8). */
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
        <strong>What is deleted:</strong> the flowers and the message on the memorial’s page.
      </p>
      <p>
        <strong>What stays:</strong> the payment and its order. This refunds no money: to do that,
        use the order’s page.
      </p>
    </DeleteRow>
  );
}
