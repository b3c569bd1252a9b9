'use client';

import type { HostedPayment } from '@/components/payment/hosted-payment';
import type { PaymentOrder } from '@/components/payment/open-popup';
import { PopupStuck } from '@/components/payment/popup-stuck';
import { Banner } from '@/components/ui/banner';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { dollars, MEMORIAL_FEE_MINOR, rand } from '@/lib/orders/rules';
import { paths } from '@/lib/paths';
import { usePayment } from './use-payment';

type Props = {
  order: PaymentOrder;
  /** A fresh payment reference for another try, which may belong to a new order. */
  reopen: () => Promise<PaymentOrder>;
  /** The same for PayFast's own page. */
  openHosted: () => Promise<HostedPayment>;
  back: () => void;
};

/** Both amounts, before anything is paid (decisions.md, "Currency"), and the ways to pay. */
export function PaymentStep({ order: first, reopen, openHosted, back }: Props) {
  const payment = usePayment(first, reopen, openHosted);
  const { order, busy, result, closePopup, pay, payOnPage } = payment;
  return (
    <section aria-labelledby="payment-title" className="max-w-2xl space-y-6">
      <h2 id="payment-title" className="text-2xl" tabIndex={-1} ref={focusOnAppearing}>
        Payment
      </h2>
      {result && result.state !== 'paid' && (
        <Banner tone={result.state === 'open' ? 'warning' : 'error'}>
          <p>{result.message}</p>
          <p className="text-sm">Order {order.orderId}. Your entries are saved.</p>
        </Banner>
      )}
      {closePopup && <PopupStuck close={closePopup} />}
      <Card>
        <p>Creating the memorial costs a single fee. There is nothing more to pay later.</p>
        <p className="mt-3 font-serif text-2xl">{dollars(MEMORIAL_FEE_MINOR)}</p>
        <p className="text-ink-soft">
          About {rand(order.amount)} will be charged to your card in ZAR.
        </p>
      </Card>
      {result?.state === 'unconfirmed' ? (
        <ButtonLink href={paths.memorialPaid(order.orderId)}>
          See what became of the payment
        </ButtonLink>
      ) : (
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button
            onClick={pay}
            busy={busy === 'card'}
            aria-disabled={busy !== null}
            busyLabel="Processing..."
          >
            Pay {dollars(MEMORIAL_FEE_MINOR)}
          </Button>
          <Button
            variant="secondary"
            onClick={payOnPage}
            busy={busy === 'hosted'}
            aria-disabled={busy !== null}
            busyLabel="Processing..."
          >
            Pay on the PayFast page
          </Button>
          <Button variant="quiet" onClick={back} aria-disabled={busy !== null}>
            Back to the form
          </Button>
        </div>
      )}
    </section>
  );
}

const focusOnAppearing = (heading: HTMLHeadingElement | null) => heading?.focus();
