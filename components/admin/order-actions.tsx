import {
  apiAdminCloseReview,
  apiAdminConfirmRefund,
  apiAdminRetry,
  apiAdminWithdrawRefund,
} from '@/lib/admin/api-paths';
import { money } from '@/lib/platform/language/money';
import { useTranslate } from '@/lib/platform/language/use-translate';
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

const PENDING_REFUND_STATES = ['requested', 'pending', 'needs_attention'];
const sumCharges = (amounts: { chargeMinor: number }[]) =>
  amounts.reduce((total, { chargeMinor }) => total + chargeMinor, 0);

/** The actions that the order's state allows. The server checks them again. */
export function OrderActions({ order }: OrderActionsProps) {
  const t = useTranslate();
  const { id, status, paidAt } = order;
  const awaitsFulfilment =
    status === 'needs_review' && paidAt !== null && order.fulfilledAt === null;
  const pendingRefunds = order.refunds.filter((refund) =>
    PENDING_REFUND_STATES.includes(refund.status),
  );
  const refundableMinor = sumCharges(order.ledger) - sumCharges(pendingRefunds);
  const manualRefunds = order.refunds.filter((refund) => refund.status === 'needs_attention');
  return (
    <div className="flex flex-wrap gap-3">
      {refundableMinor > 0 && status !== 'disputed' && (
        <RefundOrder orderId={id} currency={order.chargeCurrency} />
      )}
      {awaitsFulfilment && (
        <OrderAction
          address={apiAdminRetry(id)}
          label={t('admin.actions.retry')}
          busyLabel={t('admin.actions.retrying')}
          doneMessage={t('admin.actions.retried')}
          fallbackMessage={t('admin.actions.retryFailed')}
        >
          {t('admin.actions.retryWhat')}
        </OrderAction>
      )}
      {order.reviewReason && (
        <OrderAction
          address={apiAdminCloseReview(id)}
          label={t('admin.actions.closeReview')}
          busyLabel={t('admin.actions.closingReview')}
          doneMessage={t('admin.actions.reviewClosed')}
          fallbackMessage={t('admin.actions.closeReviewFailed')}
        >
          {t('admin.actions.closeReviewWhat')}
        </OrderAction>
      )}
      {manualRefunds.map((refund) => (
        <OrderAction
          key={refund.id}
          address={apiAdminConfirmRefund(id, refund.id)}
          label={t('admin.actions.confirmRefund', {
            amount: money(refund.chargeMinor, order.chargeCurrency),
          })}
          busyLabel={t('admin.actions.confirming')}
          doneMessage={t('admin.actions.refundConfirmed')}
          fallbackMessage={t('admin.actions.confirmRefundFailed')}
        >
          {t('admin.actions.confirmRefundWhat')}
        </OrderAction>
      ))}
      {manualRefunds
        .filter(({ isWithProvider }) => !isWithProvider)
        .map((refund) => (
          <OrderAction
            key={refund.id}
            address={apiAdminWithdrawRefund(id, refund.id)}
            label={t('admin.actions.withdrawRefund', {
              amount: money(refund.chargeMinor, order.chargeCurrency),
            })}
            busyLabel={t('admin.actions.withdrawing')}
            doneMessage={t('admin.actions.refundWithdrawn')}
            fallbackMessage={t('admin.actions.withdrawRefundFailed')}
          >
            {t('admin.actions.withdrawRefundWhat')}
          </OrderAction>
        ))}
    </div>
  );
}
