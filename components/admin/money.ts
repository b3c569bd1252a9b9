import { dollars, rand } from '@/lib/orders/rules';

/** '−$5.00' when more went back than came in. */
export const signedDollars = (minor: number) => signed(minor, dollars);

export const signedRand = (minor: number) => signed(minor, rand);

const signed = (minor: number, words: (minor: number) => string) =>
  minor < 0 ? `−${words(-minor)}` : words(minor);
