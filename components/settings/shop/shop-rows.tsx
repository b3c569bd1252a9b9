import { parseMinorUnits } from '@/lib/payments/money-rules';
import type { TributeBounds } from '@/lib/payments/shop/tribute-limit-rules';
import { minorDigits, toMajorUnits } from '@/lib/platform/currency-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { CustomFieldProps } from '../setting-field-data';
import { type Row, RowsField } from './rows-field';

/** Exchange rates between currencies, with the date of each rate. */
export function RatesField(props: CustomFieldProps) {
  const t = useTranslate();
  const options = props.field.shop?.currencies ?? [];
  const rates = (props.field.value ?? []) as Row[]; // as: its schema has checked it
  return (
    <RowsField
      {...props}
      columns={[
        { name: 'from', label: t('shop.admin.from'), options },
        { name: 'to', label: t('shop.admin.to'), options },
        { name: 'rate', label: t('shop.admin.rate') },
        { name: 'day', label: t('shop.admin.day'), type: 'date' },
      ]}
      rows={rates}
      emptyRow={{ from: 'EUR', to: 'ZAR', rate: '', day: new Date().toISOString().slice(0, 10) }}
      addLabel={t('shop.admin.addRate')}
      toValue={(rows) => rows.map((row) => ({ ...row, rate: row.rate?.trim() }))}
    />
  );
}

/** The bounds and steps of flower prices by currency. */
export function TributesField(props: CustomFieldProps) {
  const t = useTranslate();
  const boundsByCurrency = (props.field.value ?? {}) as Record<string, TributeBounds>; // as: its schema has checked it
  return (
    <RowsField
      {...props}
      columns={[
        {
          name: 'currency',
          label: t('shop.admin.currency'),
          options: props.field.shop?.currencies ?? [],
        },
        { name: 'min', label: t('shop.admin.least') },
        { name: 'max', label: t('shop.admin.most') },
        { name: 'step', label: t('shop.admin.step') },
      ]}
      rows={Object.entries(boundsByCurrency).map(([currency, { min, max, step }]) => ({
        currency,
        min: String(toMajorUnits(min, currency)),
        max: String(toMajorUnits(max, currency)),
        step: String(toMajorUnits(step, currency)),
      }))}
      emptyRow={{ currency: 'EUR', min: '1', max: '500', step: '5' }}
      addLabel={t('shop.admin.addCurrency')}
      toValue={(rows) => Object.fromEntries(rows.map((row) => [row.currency, toBounds(row)]))}
    />
  );
}

const toBounds = ({ currency = 'USD', min = '', max = '', step = '' }: Row) => ({
  min: toMinor(min, currency),
  max: toMinor(max, currency),
  step: toMinor(step, currency),
});

/** Returns 0 for an invalid amount, which the server rejects. */
export const toMinor = (typed: string, currency: string): number =>
  parseMinorUnits(typed.trim(), minorDigits(currency)) ?? 0;

/** Restricts which of the providers that support a currency are used for it. */
export function ProvidersByCurrencyField(props: CustomFieldProps) {
  const t = useTranslate();
  const { currencies = [], providers = [] } = props.field.shop ?? {};
  const namesByCurrency = (props.field.value ?? {}) as Record<string, string[]>; // as: its schema has checked it
  return (
    <RowsField
      {...props}
      columns={[
        { name: 'currency', label: t('shop.admin.currency'), options: currencies },
        { name: 'provider', label: t('shop.keys.providers'), options: providers },
      ]}
      rows={Object.entries(namesByCurrency).flatMap(([currency, names]) =>
        names.map((provider) => ({ currency, provider })),
      )}
      emptyRow={{ currency: 'EUR', provider: providers[0]?.value ?? '' }}
      addLabel={t('shop.admin.addCurrency')}
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
