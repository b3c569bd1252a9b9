/** Formats 37000 of ZAR as 'ZAR 370.00'. */
export function amountLabel(amount: number, currency: string): string {
  const cents = String(amount % 100).padStart(2, '0');
  return `${currency} ${Math.floor(amount / 100)}.${cents}`;
}
