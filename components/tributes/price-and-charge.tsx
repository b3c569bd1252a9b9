import { fillPlaceholders } from '@/lib/platform/language/fill-placeholders';
import { formatAmount } from '@/lib/platform/language/format-amount';
import type { FlowerMoney } from './flower-money';

/** An amount in minor units of its currency. */
export type ChargedAmount = { minor: number; currency: string };

type Props = { price: number; charge: ChargedAmount; money: FlowerMoney };

/** Price and charge in minor units, shown before anything is paid (product.md, "Currency"). */
export function PriceAndCharge({ price, charge, money }: Props) {
  const { format, template } = money.charges[charge.currency] ?? {
    format: '',
    template: '{price}',
  };
  return (
    <span className="block text-xs text-ink-soft">
      {fillPlaceholders(template, {
        price: formatAmount(money.format, price),
        charge: formatAmount(format, charge.minor),
      })}
    </span>
  );
}
