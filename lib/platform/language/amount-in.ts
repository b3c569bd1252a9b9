import { fill } from './fill';

/** Formats a non-negative amount with a form that the server made (`amountForm` in money.ts). */
export const amountIn = (form: string, minor: number): string => {
  const unit = unitOf(form);
  return fill(form, {
    whole: Math.trunc(minor / unit),
    cents: String(minor % unit).padStart(2, '0'),
  });
};

/** How many minor units one unit of a form's currency has; 1 if the form has no decimals. */
export const unitOf = (form: string): number => (form.includes('{cents}') ? 100 : 1);
