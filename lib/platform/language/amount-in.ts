import { fill } from './fill';

/** An amount that is not negative in a form that the server made (`amountForm` in money.ts). */
export const amountIn = (form: string, minor: number): string => {
  const unit = unitOf(form);
  return fill(form, {
    whole: Math.trunc(minor / unit),
    cents: String(minor % unit).padStart(2, '0'),
  });
};

/** How many minor units one unit of a form's currency has: a form without a blank for them has none. */
export const unitOf = (form: string): number => (form.includes('{cents}') ? 100 : 1);
