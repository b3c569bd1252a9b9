import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PriceSection } from '@/components/memorials/create/price-section';
import type { PriceChoice } from '@/lib/payments/plans/memorial-sale';
import { withEnglishMessages } from '../../../../support/with-english-messages';

const priceOf = (country: string, name: string, currency: string, amount: number): PriceChoice => ({
  ...{ country, name, currency, amount, amountMinor: amount * 100 },
  ...{ providers: ['paystack'], isConverted: false },
});
const SOUTH_AFRICA = priceOf('ZA', 'South Africa', 'ZAR', 300);
const EVERYWHERE_ELSE = priceOf('ZZ', '', 'USD', 20);

const htmlFor = (prices: readonly PriceChoice[] | null, country?: string) =>
  renderToStaticMarkup(
    withEnglishMessages(
      <PriceSection prices={prices} country={country} choose={() => undefined} />,
    ),
  );

describe('the price at the end of the creation form', () => {
  it('says that there is nothing to pay if memorials are free', () => {
    expect(htmlFor(null)).toContain('There is nothing to pay.');
  });

  it('is not shown if it is the same in every country', () => {
    expect(htmlFor([EVERYWHERE_ELSE])).toBe('');
  });

  it('belongs to the chosen country, and the other countries can be chosen', () => {
    const html = htmlFor([SOUTH_AFRICA, EVERYWHERE_ELSE], 'ZZ');
    const options = [...html.matchAll(/<option value="(\w+)"( selected="")?>([^<]*)</g)];
    expect(options.map(([, value, chosen, text]) => [value, Boolean(chosen), text])).toEqual([
      ['ZA', false, 'South Africa: R300.00'],
      ['ZZ', true, 'Another country: $20.00'],
    ]);
  });
});
