import { fillPlaceholders } from './fill-placeholders';

/** Formats a non-negative amount with a form that the server made (`amountFormat` in money.ts). */
export const formatAmount = (format: string, minor: number): string => {
  const unit = minorUnitsPerUnit(format);
  return fillPlaceholders(format, {
    whole: Math.trunc(minor / unit),
    cents: String(minor % unit).padStart(2, '0'),
  });
};

/** How many minor units one unit of a form's currency has; 1 if the form has no decimals. */
export const minorUnitsPerUnit = (format: string): number => (format.includes('{cents}') ? 100 : 1);
