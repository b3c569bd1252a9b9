import { PageLink } from '@/components/ui/page-link';
import type { OrderType } from '@/lib/platform/db/generated/enums';
import { money } from '@/lib/platform/language/money';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { Banner } from '../ui/banner';
import { DateTime } from './date-time';
import { DescriptionItem } from './description-item';
import { stateLabel } from './order-labels';

type OrderDetailsProps = {
  order: {
    type: OrderType;
    status: string;
    email: string;
    priceMinor: number;
    priceCurrency: string;
    chargeMinor: number;
    chargeCurrency: string;
    memorialId: string | null;
    reviewReason: string;
    overpaid: boolean;
    createdAt: string;
    paidAt: string | null;
    fulfilledAt: string | null;
  };
};

export function OrderDetails({ order }: OrderDetailsProps) {
  const t = useTranslate();
  const { memorialId } = order;
  const type = t(`admin.orders.types.${order.type}`);
  const state = stateLabel(t, order.status);
  return (
    <div className="space-y-5">
      {order.reviewReason && (
        <Banner tone="warning" title={t('admin.order.needsReview')}>
          {order.reviewReason}
        </Banner>
      )}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <DescriptionItem name={t('admin.orders.state')}>
          {order.overpaid ? t('admin.order.stateOverpaid', { state }) : state}
        </DescriptionItem>
        <DescriptionItem name={t('admin.orders.for')}>
          {memorialId
            ? t.rich('admin.order.forMemorial', {
                type,
                memorial: (chunks) => (
                  <PageLink href={paths.memorial(memorialId)} className="text-link">
                    {chunks}
                  </PageLink>
                ),
              })
            : type}
        </DescriptionItem>
        <DescriptionItem name={t('admin.orders.price')}>
          {t('admin.order.charged', {
            price: money(order.priceMinor, order.priceCurrency),
            charge: money(order.chargeMinor, order.chargeCurrency),
          })}
        </DescriptionItem>
        <DescriptionItem name={t('admin.order.buyer')}>
          {order.email || t('admin.order.buyerDeleted')}
        </DescriptionItem>
        <DescriptionItem name={t('admin.order.opened')}>
          <DateTime at={order.createdAt} />
        </DescriptionItem>
        <DescriptionItem name={t('admin.order.paid')}>
          {order.paidAt ? <DateTime at={order.paidAt} /> : t('admin.order.notPaid')}
        </DescriptionItem>
        <DescriptionItem name={t('admin.order.fulfilled')}>
          {order.fulfilledAt ? <DateTime at={order.fulfilledAt} /> : t('admin.order.notFulfilled')}
        </DescriptionItem>
      </dl>
    </div>
  );
}
