'use client';

import { Fragment } from 'react';
import type { OpenedPayment } from '@/components/payments/open-payment';
import type { PayWay } from '@/components/payments/pay-ways';
import { paymentMessages } from '@/components/payments/payment-messages';
import { PopupStuck } from '@/components/payments/popup-stuck';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import type { Translate } from '@/lib/platform/language/message';
import { money } from '@/lib/platform/language/money';
import { useAmount } from '@/lib/platform/language/use-amount';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import type { PayablePrice } from './payable-price';
import type { StepId } from './steps';
import { usePayment } from './use-payment';
import { usePaymentEntry } from './use-payment-entry';

type Props = {
  /** The order, opened with the main way to pay. */
  order: OpenedPayment;
  /** The price the order was opened for. */
  price: PayablePrice;
  /** Returns a new payment reference for another attempt, possibly for a new order. */
  open: (way: PayWay) => Promise<OpenedPayment>;
  /** The form's step from which the payment was opened. */
  from: StepId;
  back: () => void;
};

/**
 * The payment step: price and charge, shown before anything is paid (product.md, "Currency"), and a button for each way
 * to pay.
 */
export function PaymentStep({ order: first, price, open, from, back }: Props) {
  const t = useTranslate();
  const amount = useAmount();
  const messages = paymentMessages(t);
  const fee = money(price.amountMinor, price.currency);
  const payment = usePayment(first, price, open, messages);
  const { order, busy, result, closePopup, pay } = payment;
  const { ways } = price;
  const [mainWay, ...otherWays] = ways;
  usePaymentEntry(from, back, busy !== null);
  return (
    <section aria-labelledby="payment-title" className="max-w-2xl space-y-6">
      <h2 id="payment-title" className="text-2xl" tabIndex={-1} ref={focusOnMount}>
        {t('create.payment.title')}
      </h2>
      {result && result.state !== 'paid' && (
        <Banner tone={result.state === 'open' ? 'warning' : 'error'}>
          <p>{result.message}</p>
          <p className="text-sm">{t('create.payment.order', { orderId: order.orderId })}</p>
        </Banner>
      )}
      {closePopup && <PopupStuck close={closePopup} messages={messages} />}
      <Card>
        <p>{t('create.payment.fee')}</p>
        <p className="mt-3 font-display text-2xl">{amount(fee)}</p>
        {order.currency !== price.currency && (
          <p className="text-ink-soft">{chargeText(order, t)}</p>
        )}
      </Card>
      {result?.state === 'unconfirmed' ? (
        <ButtonLink href={paths.memorialPaid(order.orderId)}>
          {t('create.payment.viewOrder')}
        </ButtonLink>
      ) : (
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          {mainWay && (
            <Button
              onClick={() => pay(mainWay)}
              busy={busy === mainWay.provider}
              aria-disabled={busy !== null}
              busyLabel={messages.processing}
            >
              {t('create.payment.pay', { amount: fee })}
            </Button>
          )}
          {otherWays.map((way) => (
            <Button
              key={way.provider}
              variant="secondary"
              onClick={() => pay(way)}
              busy={busy === way.provider}
              aria-disabled={busy !== null}
              busyLabel={messages.processing}
            >
              {way.label}
            </Button>
          ))}
          <Button variant="quiet" onClick={back} aria-disabled={busy !== null}>
            {t('create.payment.back')}
          </Button>
          {ways.map(({ provider, hint }) => (
            <Fragment key={provider}>
              {hint && <p className="basis-full text-sm text-ink-soft">{hint}</p>}
            </Fragment>
          ))}
        </div>
      )}
    </section>
  );
}

function chargeText({ amount: minor, currency }: OpenedPayment, t: Translate): string {
  const amount = money(minor, currency);
  return currency === 'ZAR'
    ? t('create.payment.charged', { amount })
    : t('shop.create.charged', { amount, currency });
}
