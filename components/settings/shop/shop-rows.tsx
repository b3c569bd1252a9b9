import { centsOf } from '@/lib/payments/money-rules';
import type { TributeBounds } from '@/lib/payments/shop/tribute-scale-rules';
import { inMajor, minorDigits } from '@/lib/platform/currency-rules';
import { useSay } from '@/lib/platform/language/use-say';
import type { OwnFieldProps } from '../field-view';
import { type Row, RowsField } from './rows-field';

/** Exchange rates between currencies, with the date of each rate. */
export function RatesField(props: OwnFieldProps) {
  const say = useSay();
  const options = props.field.shop?.currencies ?? [];
  const rates = (props.field.value ?? []) as Row[]; // as: its schema has checked it
  return (
    <RowsField
      {...props}
      columns={[
        { name: 'from', label: say('shop.admin.from'), options },
        { name: 'to', label: say('shop.admin.to'), options },
        { name: 'rate', label: say('shop.admin.rate') },
        { name: 'day', label: say('shop.admin.day'), type: 'date' },
      ]}
      rows={rates}
      empty={{ from: 'EUR', to: 'ZAR', rate: '', day: new Date().toISOString().slice(0, 10) }}
      add={say('shop.admin.addRate')}
      toValue={(rows) => rows.map((row) => ({ ...row, rate: row.rate?.trim() }))}
    />
  );
}

/** The bounds and steps of flower prices by currency. */
export function TributesField(props: OwnFieldProps) {
  const say = useSay();
  const set = (props.field.value ?? {}) as Record<string, TributeBounds>; // as: its schema has checked it
  return (
    <RowsField
      {...props}
      columns={[
        {
          name: 'currency',
          label: say('shop.admin.currency'),
          options: props.field.shop?.currencies ?? [],
        },
        { name: 'min', label: say('shop.admin.least') },
        { name: 'max', label: say('shop.admin.most') },
        { name: 'step', label: say('shop.admin.step') },
      ]}
      rows={Object.entries(set).map(([currency, { min, max, step }]) => ({
        currency,
        min: String(inMajor(min, currency)),
        max: String(inMajor(max, currency)),
        step: String(inMajor(step, currency)),
      }))}
      empty={{ currency: 'EUR', min: '1', max: '500', step: '5' }}
      add={say('shop.admin.addCurrency')}
      toValue={(rows) => Object.fromEntries(rows.map((row) => [row.currency, boundsOf(row)]))}
    />
  );
}

const boundsOf = ({ currency = 'USD', min = '', max = '', step = '' }: Row) => ({
  min: toMinor(min, currency),
  max: toMinor(max, currency),
  step: toMinor(step, currency),
});

/** Returns 0 for an invalid amount, which the server rejects. */
export const toMinor = (typed: string, currency: string): number =>
  centsOf(typed.trim(), minorDigits(currency)) ?? 0;

/** Restricts the providers of a currency, if not all that support it should be used. */
export function ProvidersByCurrencyField(props: OwnFieldProps) {
  const say = useSay();
  const { currencies = [], providers = [] } = props.field.shop ?? {};
  const set = (props.field.value ?? {}) as Record<string, string[]>; // as: its schema has checked it
  return (
    <RowsField
      {...props}
      columns={[
        { name: 'currency', label: say('shop.admin.currency'), options: currencies },
        { name: 'provider', label: say('shop.keys.providers'), options: providers },
      ]}
      rows={Object.entries(set).flatMap(([currency, names]) =>
        names.map((provider) => ({ currency, provider })),
      )}
      empty={{ currency: 'EUR', provider: providers[0]?.value ?? '' }}
      add={say('shop.admin.addCurrency')}
      toValue={(rows) =>
        Object.fromEntries(
          [...new Set(rows.map(({ currency }) => currency))].map((currency) => [
            currency,
            rows.filter((row) => row.currency === currency).map(({ provider }) => provider),
          ]),
        )
      }
    />
  );
}
