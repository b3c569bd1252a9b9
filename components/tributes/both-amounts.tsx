import { amountIn } from '@/lib/platform/language/amount-in';
import { fill } from '@/lib/platform/language/fill';
import type { FlowerWords } from './flower-words';

type Props = { price: number; charge: number; words: FlowerWords };

/** Price in US cents and charge in ZAR cents, shown before anything is paid (product.md, "Currency"). */
export const BothAmounts = ({ price, charge, words }: Props) => (
  <span className="block text-xs text-ink-soft">
    {fill(words.bothAmounts, {
      price: amountIn(words.amounts.USD, price),
      charge: amountIn(words.amounts.ZAR, charge),
    })}
  </span>
);
