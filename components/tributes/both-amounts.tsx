import { dollars, rand } from '@/lib/payments/money-rules';

/** Price in US cents and charge in ZAR cents, shown before anything is paid (product.md, "Currency"). */
export const BothAmounts = ({ price, charge }: { price: number; charge: number }) => (
  <p className="text-sm text-ink-soft">
    {dollars(price)} (about {rand(charge)} will be charged in ZAR)
  </p>
);
