import { amountIn } from '@/lib/platform/language/amount-in';
import { fill } from '@/lib/platform/language/fill';
import type { FlowerMoney } from './flower-money';

/** An amount in minor units of its currency. */
export type Charged = { minor: number; currency: string };

type Props = { price: number; charge: Charged; money: FlowerMoney };

/** Price and charge in minor units, shown before anything is paid (product.md, "Currency"). */
export function BothAmounts({ price, charge, money }: Props) {
  const { form, both } = money.charges[charge.currency] ?? { form: '', both: '{price}' };
  return (
    <span className="block text-xs text-ink-soft">
      {fill(both, { price: amountIn(money.form, price), charge: amountIn(form, charge.minor) })}
    </span>
  );
}
