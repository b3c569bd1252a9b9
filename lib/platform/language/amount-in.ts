import { fill } from './fill';

/** How a language writes amounts of each currency: a text for `amountIn`, '{whole},{cents} $' in French. */
export type AmountForms = { USD: string; ZAR: string };

/** An amount that is not negative in one of the `AmountForms`, which the server makes (money.ts). */
export const amountIn = (form: string, minor: number): string =>
  fill(form, { whole: Math.trunc(minor / 100), cents: String(minor % 100).padStart(2, '0') });
