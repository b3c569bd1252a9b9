import { rand } from '@/lib/payments/money-rules';
import { paths } from '@/lib/platform/paths';
import { OrderAction } from './order-action';
import { RefundOrder } from './refund-order';

type OrderActionsProps = {
  order: {
    id: string;
    status: string;
    reviewReason: string;
    paidAt: string | null;
    fulfilledAt: string | null;
    ledger: { chargeMinor: number }[];
    refunds: { id: string; isWithProvider: boolean; status: string; chargeMinor: number }[];
  };
};

const PROMISED = ['requested', 'pending', 'needs_attention'];
const sum = (amounts: { chargeMinor: number }[]) =>
  amounts.reduce((total, { chargeMinor }) => total + chargeMinor, 0);

/** What an admin can do about an order, each action only where it can help. The server checks again. */
export function OrderActions({ order }: OrderActionsProps) {
  const { id, status, paidAt } = order;
  const waits = status === 'needs_review' && paidAt !== null && order.fulfilledAt === null;
  const promised = order.refunds.filter((refund) => PROMISED.includes(refund.status));
  const left = sum(order.ledger) - sum(promised);
  const byHand = order.refunds.filter((refund) => refund.status === 'needs_attention');
  return (
    <div className="flex flex-wrap gap-3">
      {left > 0 && status !== 'disputed' && <RefundOrder orderId={id} />}
      {waits && (
        <OrderAction
          address={paths.apiAdminRetry(id)}
          label="Retry fulfilment"
          busyLabel="Retrying…"
          done="The order has been fulfilled."
          fallback="The order could not be retried"
        >
          This tries again to create what the order paid for.
        </OrderAction>
      )}
      {order.reviewReason && (
        <OrderAction
          address={paths.apiAdminCloseReview(id)}
          label="Close the review"
          busyLabel="Closing…"
          done="The review has been closed."
          fallback="The review could not be closed"
        >
          Close the review once you have dealt with every reason for it. The order then leaves the
          list of those that need review.
        </OrderAction>
      )}
      {byHand.map((refund) => (
        <OrderAction
          key={refund.id}
          address={paths.apiAdminConfirmRefund(id, refund.id)}
          label={`Confirm the refund of ${rand(refund.chargeMinor)}`}
          busyLabel="Confirming…"
          done="The refund has been recorded."
          fallback="The refund could not be confirmed"
        >
          Confirm this once you have paid the money out by hand, in the provider’s dashboard. It
          then counts as refunded.
        </OrderAction>
      ))}
      {byHand
        .filter(({ isWithProvider }) => !isWithProvider)
        .map((refund) => (
          <OrderAction
            key={refund.id}
            address={paths.apiAdminWithdrawRefund(id, refund.id)}
            label={`Withdraw the refund of ${rand(refund.chargeMinor)}`}
            busyLabel="Withdrawing…"
            done="The refund has been withdrawn."
            fallback="The refund could not be withdrawn"
          >
            Withdraw this if nothing was paid out and nothing will be. You can then request another
            refund.
          </OrderAction>
        ))}
    </div>
  );
}
