import { PageLink } from '@/components/ui/page-link';
import type { OrderType } from '@/lib/platform/db/generated/enums';
import { money } from '@/lib/platform/language/money';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { Banner } from '../ui/banner';
import { Fact } from './fact';
import { Moment } from './moment';
import { stateLabel } from './order-labels';

type OrderFactsProps = {
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

export function OrderFacts({ order }: OrderFactsProps) {
  const say = useSay();
  const { memorialId } = order;
  const type = say(`admin.orders.types.${order.type}`);
  const state = stateLabel(say, order.status);
  return (
    <div className="space-y-5">
      {order.reviewReason && (
        <Banner tone="warning" title={say('admin.order.needsReview')}>
          {order.reviewReason}
        </Banner>
      )}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <Fact name={say('admin.orders.state')}>
          {order.overpaid ? say('admin.order.stateOverpaid', { state }) : state}
        </Fact>
        <Fact name={say('admin.orders.for')}>
          {memorialId
            ? say.rich('admin.order.forMemorial', {
                type,
                memorial: (chunks) => (
                  <PageLink href={paths.memorial(memorialId)} className="text-link">
                    {chunks}
                  </PageLink>
                ),
              })
            : type}
        </Fact>
        <Fact name={say('admin.orders.price')}>
          {say('admin.order.charged', {
            price: money(order.priceMinor, order.priceCurrency),
            charge: money(order.chargeMinor, order.chargeCurrency),
          })}
        </Fact>
        <Fact name={say('admin.order.buyer')}>
          {order.email || say('admin.order.buyerDeleted')}
        </Fact>
        <Fact name={say('admin.order.opened')}>
          <Moment at={order.createdAt} />
        </Fact>
        <Fact name={say('admin.order.paid')}>
          {order.paidAt ? <Moment at={order.paidAt} /> : say('admin.order.notPaid')}
        </Fact>
        <Fact name={say('admin.order.fulfilled')}>
          {order.fulfilledAt ? <Moment at={order.fulfilledAt} /> : say('admin.order.notFulfilled')}
        </Fact>
      </dl>
    </div>
  );
}
