import { Select } from '@/components/ui/select';
import type { PriceChoice } from '@/lib/payments/plans/memorial-sale';
import { money } from '@/lib/platform/language/money';
import { useAmount } from '@/lib/platform/language/use-amount';
import { useTranslate } from '@/lib/platform/language/use-translate';

export type PriceSectionProps = {
  /** null if memorials are free. */
  prices: readonly PriceChoice[] | null;
  country: string | undefined;
  choose: (country: string) => void;
};

/** Tells people that the memorial is free, or asks for their country if prices depend on it. */
export function PriceSection({ prices, country, choose }: PriceSectionProps) {
  const t = useTranslate();
  const amount = useAmount();
  if (!prices) return <p className="font-semibold">{t('shop.create.free')}</p>;
  if (prices.length < 2) return null;
  return (
    <Select
      label={t('shop.create.country')}
      hint={t('shop.create.countryHint')}
      className="max-w-80"
      value={country}
      onChange={(event) => choose(event.currentTarget.value)}
      options={prices.map(({ country: value, name, currency, amountMinor }) => ({
        value,
        label: `${name || t('shop.create.otherCountry')}: ${amount(money(amountMinor, currency))}`,
      }))}
    />
  );
}
