import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PaymentStep } from '@/components/memorials/create/payment-step';
import { type PayWay, payWays, preferHostedPage } from '@/components/payments/pay-ways';
import { paystack } from '@/components/payments/providers/paystack';
import { flowerMessages } from '@/components/tributes/flower-messages';
import { flowerMoney } from '@/components/tributes/flower-money';
import { PanelForm } from '@/components/tributes/panel-form';
import type { Provider } from '@/lib/payments/rules';
import { USD_TRIBUTE_LIMITS } from '@/lib/payments/shop/tribute-limit-rules';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

vi.mock('next/navigation', () => ({
  useParams: () => ({ language: 'en' }),
  useRouter: () => ({}),
}));

const t = translatorFor('en');
const ways = (...names: Provider[]) => payWays(names, t);

const CHARGE = { currency: 'ZAR', rate: '18.50', digits: 0 };

const panelOf = (offered: PayWay[]) =>
  renderToStaticMarkup(
    <PanelForm
      titleId="title"
      memorialId="mwPkuvJ2NRty"
      ways={offered.map((way) => ({ ...way, charge: CHARGE }))}
      payeeNotice="Who is paid"
      messages={flowerMessages(t, 'en', moneyOf(offered))}
      isReady
      amountMinor={1000}
      message=""
      isAnonymous={false}
    />,
  );

const moneyOf = (offered: PayWay[]) => {
  const waysWithCharge = offered.map(({ provider }) => ({ provider, charge: CHARGE }));
  return flowerMoney({ scale: USD_TRIBUTE_LIMITS, offered: waysWithCharge }, t, 'en');
};

const PRICE = {
  ...{ country: 'ZZ', currency: 'USD', amountMinor: 2000, amount: 20, name: '' },
  ...{ providers: [], isConverted: true },
};

const stepOf = ([first, ...others]: PayWay[]) => {
  if (!first) throw new Error('no way to pay was passed');
  const money = { orderId: 'o', amount: 37_000, currency: 'ZAR' };
  const order = { ...money, email: '', publicKey: 'pk', popupUrl: null, reference: 'r' };
  return renderToStaticMarkup(
    withEnglishMessages(
      <PaymentStep
        order={{ ...money, provider: 'paystack', staleAt: Infinity, popup: paystack, order }}
        price={{ ...PRICE, ways: [first, ...others] }}
        open={() => Promise.reject(new Error('no test opens the popup'))}
        from="options"
        back={() => undefined}
      />,
    ),
  );
};

/** Paragraphs and buttons (in brackets) in their order, starting at `from`. */
const textsIn = (html: string, from: string) =>
  [...html.slice(html.indexOf(from)).matchAll(/<(button|p)\b[^>]*>(.*?)<\/\1>/gs)].map(
    ([, tag, inner = '']) => {
      const text = inner.replace(/<[^>]+>/g, '');
      return tag === 'button' ? `[${text}]` : text;
    },
  );

const PAYFAST_HINT = t('payments.pay.byCardOrTransferHint', { provider: 'PayFast' });
const STRIPE_HINT = 'You pay on the page of Stripe, and come back here afterwards.';

describe('the ways to pay on a page', () => {
  it.each([
    [
      ways('paystack', 'payfast'),
      ['[Send Flowers]', '[Pay by card or EFT with PayFast]', PAYFAST_HINT],
    ],
    [ways('stripe'), ['[Send Flowers]', STRIPE_HINT]],
    [ways('payfast'), ['[Send Flowers]', PAYFAST_HINT]],
    [ways('stripe', 'paystack'), ['[Send Flowers]', STRIPE_HINT, '[Pay by card with Paystack]']],
  ])('are the buttons of the flower panel: case %#', (offered, texts) => {
    const html = panelOf(offered);
    expect(textsIn(html, '<div class="space-y-3">')).toEqual(texts);
    expect(html).toContain('Who is paid');
  });

  it('are missing from the panel if nothing can be paid, and the panel says so', () => {
    const html = panelOf([]);
    expect(html).toContain('No payments can be made here at the moment.');
    expect(html).not.toContain('type="submit"');
  });

  it.each([
    [
      ways('paystack', 'payfast'),
      ['[Pay $20.00]', '[Pay by card or EFT with PayFast]', '[Back to the form]', PAYFAST_HINT],
    ],
    [ways('stripe'), ['[Pay $20.00]', '[Back to the form]', STRIPE_HINT]],
    [
      ways('paystack', 'payfast', 'stripe'),
      [
        ...['[Pay $20.00]', '[Pay by card or EFT with PayFast]', '[Pay by card with Stripe]'],
        ...['[Back to the form]', PAYFAST_HINT, STRIPE_HINT],
      ],
    ],
  ])('are the buttons of the payment step: case %#', (offered, texts) => {
    expect(textsIn(stepOf(offered), '<div class="flex flex-wrap gap-3')).toEqual(texts);
  });

  it('are a hosted page rather than a popup where a form has a single button', () => {
    expect(preferHostedPage(ways('paystack', 'payfast', 'stripe'))?.provider).toBe('payfast');
    expect(preferHostedPage(ways('paystack'))?.provider).toBe('paystack');
    expect(preferHostedPage([])).toBeUndefined();
  });
});
