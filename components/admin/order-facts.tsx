import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { dollars, rand } from '@/lib/payments/money-rules';
import { paths } from '@/lib/platform/paths';
import { Banner } from '../ui/banner';
import { Moment } from './moment';
import { labelOf, ORDER_STATES, ORDER_TYPES } from './order-labels';

type OrderFactsProps = {
  order: {
    type: keyof typeof ORDER_TYPES;
    status: string;
    email: string;
    priceMinor: number;
    chargeMinor: number;
    memorialId: string | null;
    reviewReason: string;
    overpaid: boolean;
    createdAt: string;
    paidAt: string | null;
    fulfilledAt: string | null;
  };
};

/** What an order is, and why it needs review. */
export function OrderFacts({ order }: OrderFactsProps) {
  const { memorialId } = order;
  return (
    <div className="space-y-5">
      {order.reviewReason && (
        <Banner tone="warning" title="This order needs review">
          {order.reviewReason}
        </Banner>
      )}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <Fact name="State">
          {labelOf(ORDER_STATES, order.status)}
          {order.overpaid && ', paid more than once'}
        </Fact>
        <Fact name="For">
          {ORDER_TYPES[order.type]}
          {memorialId && (
            <>
              {', '}
              <PageLink href={paths.memorial(memorialId)} className="text-link">
                the memorial
              </PageLink>
            </>
          )}
        </Fact>
        <Fact name="Price">
          {dollars(order.priceMinor)}, charged {rand(order.chargeMinor)}
        </Fact>
        <Fact name="Buyer">{order.email || 'Their account was deleted'}</Fact>
        <Fact name="Opened">
          <Moment at={order.createdAt} />
        </Fact>
        <Fact name="Paid">{order.paidAt ? <Moment at={order.paidAt} /> : 'Not paid'}</Fact>
        <Fact name="Fulfilled">
          {order.fulfilledAt ? <Moment at={order.fulfilledAt} /> : 'Not yet'}
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
