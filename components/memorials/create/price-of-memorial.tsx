import { Select } from '@/components/ui/select';
import type { PriceChoice } from '@/lib/payments/plans/memorial-sale';
import { money } from '@/lib/platform/language/money';
import { useAmount } from '@/lib/platform/language/use-amount';
import { useSay } from '@/lib/platform/language/use-say';

export type PriceQuestion = {
  /** null if memorials are free. */
  prices: readonly PriceChoice[] | null;
  country: string | undefined;
  choose: (country: string) => void;
};

/** Says that the memorial is free, or asks for the buyer's country if countries have different prices. */
export function PriceOfMemorial({ prices, country, choose }: PriceQuestion) {
  const say = useSay();
  const amount = useAmount();
  if (!prices) return <p className="font-semibold">{say('shop.create.free')}</p>;
  if (prices.length < 2) return null;
  return (
    <Select
      label={say('shop.create.country')}
      hint={say('shop.create.countryHint')}
      className="max-w-80"
      value={country}
      onChange={(event) => choose(event.currentTarget.value)}
      options={prices.map(({ country: value, name, currency, amountMinor }) => ({
        value,
        label: `${name || say('shop.create.otherCountry')}: ${amount(money(amountMinor, currency))}`,
      }))}
    />
  );
}
