const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const RAND = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'ZAR' });

/** '$1,234.50' from US cents; '-$5.00' when more went back than came in. */
export const signedDollars = (minor: number) => DOLLARS.format(minor / 100);

/** 'R370.00' from ZAR cents. */
export const signedRand = (minor: number) => RAND.format(minor / 100).replace(/ZAR\s?/, 'R');
