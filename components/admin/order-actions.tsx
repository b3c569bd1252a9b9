import {
  apiAdminCloseReview,
  apiAdminConfirmRefund,
  apiAdminRetry,
  apiAdminWithdrawRefund,
} from '@/lib/admin/api-paths';
import { money } from '@/lib/platform/language/money';
import { useSay } from '@/lib/platform/language/use-say';
import { OrderAction } from './order-action';
import { RefundOrder } from './refund-order';

type OrderActionsProps = {
  order: {
    id: string;
    status: string;
    chargeCurrency: string;
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

/** The actions that make sense in the order's state. The server checks them again. */
export function OrderActions({ order }: OrderActionsProps) {
  const say = useSay();
  const { id, status, paidAt } = order;
  const waits = status === 'needs_review' && paidAt !== null && order.fulfilledAt === null;
  const promised = order.refunds.filter((refund) => PROMISED.includes(refund.status));
  const left = sum(order.ledger) - sum(promised);
  const byHand = order.refunds.filter((refund) => refund.status === 'needs_attention');
  return (
    <div className="flex flex-wrap gap-3">
      {left > 0 && status !== 'disputed' && (
        <RefundOrder orderId={id} currency={order.chargeCurrency} />
      )}
      {waits && (
        <OrderAction
          address={apiAdminRetry(id)}
          label={say('admin.actions.retry')}
          busyLabel={say('admin.actions.retrying')}
          done={say('admin.actions.retried')}
          fallback={say('admin.actions.retryFailed')}
        >
          {say('admin.actions.retryWhat')}
        </OrderAction>
      )}
      {order.reviewReason && (
        <OrderAction
          address={apiAdminCloseReview(id)}
          label={say('admin.actions.closeReview')}
          busyLabel={say('admin.actions.closingReview')}
          done={say('admin.actions.reviewClosed')}
          fallback={say('admin.actions.closeReviewFailed')}
        >
          {say('admin.actions.closeReviewWhat')}
        </OrderAction>
      )}
      {byHand.map((refund) => (
        <OrderAction
          key={refund.id}
          address={apiAdminConfirmRefund(id, refund.id)}
          label={say('admin.actions.confirmRefund', {
            amount: money(refund.chargeMinor, order.chargeCurrency),
          })}
          busyLabel={say('admin.actions.confirming')}
          done={say('admin.actions.refundConfirmed')}
          fallback={say('admin.actions.confirmRefundFailed')}
        >
          {say('admin.actions.confirmRefundWhat')}
        </OrderAction>
      ))}
      {byHand
        .filter(({ isWithProvider }) => !isWithProvider)
        .map((refund) => (
          <OrderAction
            key={refund.id}
            address={apiAdminWithdrawRefund(id, refund.id)}
            label={say('admin.actions.withdrawRefund', {
              amount: money(refund.chargeMinor, order.chargeCurrency),
            })}
            busyLabel={say('admin.actions.withdrawing')}
            done={say('admin.actions.refundWithdrawn')}
            fallback={say('admin.actions.withdrawRefundFailed')}
          >
            {say('admin.actions.withdrawRefundWhat')}
          </OrderAction>
        ))}
    </div>
  );
}
