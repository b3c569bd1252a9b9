import { dollars, rand } from '@/lib/orders/rules';

/** Price and charge, before anything is paid (decisions.md, "Currency"); US and ZAR cents. */
export const BothAmounts = ({ price, charge }: { price: number; charge: number }) => (
  <p className="text-sm text-ink-soft">
    {dollars(price)} (about {rand(charge)} will be charged in ZAR)
  </p>
);
