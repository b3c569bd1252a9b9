import { rand } from '@/lib/orders/rules';
import { paths } from '@/lib/paths';
import { OrderAct } from './order-act';
import { RefundOrder } from './refund-order';

type OrderActsProps = {
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

/** What a person can do about an order, each only where it can help. The server decides again. */
export function OrderActs({ order }: OrderActsProps) {
  const { id, status, paidAt } = order;
  const waits = status === 'needs_review' && paidAt !== null && order.fulfilledAt === null;
  const promised = order.refunds.filter((refund) => PROMISED.includes(refund.status));
  const left = sum(order.ledger) - sum(promised);
  const byHand = order.refunds.filter((refund) => refund.status === 'needs_attention');
  return (
    <div className="flex flex-wrap gap-3">
      {left > 0 && status !== 'disputed' && <RefundOrder orderId={id} />}
      {waits && (
        <OrderAct
          address={paths.apiAdminRetry(id)}
          label="Try once more"
          busyLabel="Trying…"
          done="What was paid for has been made."
          fallback="It could not be tried just now"
        >
          What this order was paid for is made, if it can be made now.
        </OrderAct>
      )}
      {order.reviewReason && (
        <OrderAct
          address={paths.apiAdminCloseReview(id)}
          label="Close the review"
          busyLabel="Closing…"
          done="The review is closed."
          fallback="The review could not be closed"
        >
          You have dealt with what this order waited for. It leaves the list of those that need a
          person.
        </OrderAct>
      )}
      {byHand.map((refund) => (
        <OrderAct
          key={refund.id}
          address={paths.apiAdminConfirmRefund(id, refund.id)}
          label={`Confirm the refund of ${rand(refund.chargeMinor)}`}
          busyLabel="Confirming…"
          done="The refund is in the books."
          fallback="The refund could not be confirmed"
        >
          The money was paid out by hand, in the provider’s dashboard. From here on it counts as
          refunded.
        </OrderAct>
      ))}
      {byHand
        .filter(({ isWithProvider }) => !isWithProvider)
        .map((refund) => (
          <OrderAct
            key={refund.id}
            address={paths.apiAdminWithdrawRefund(id, refund.id)}
            label={`Withdraw the refund of ${rand(refund.chargeMinor)}`}
            busyLabel="Withdrawing…"
            done="The refund is withdrawn."
            fallback="The refund could not be withdrawn"
          >
            Nothing was paid out, and nothing will be. The money may be asked for again.
          </OrderAct>
        ))}
    </div>
  );
}
