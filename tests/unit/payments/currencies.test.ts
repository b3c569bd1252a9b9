import { describe, expect, it } from 'vitest';
import { asCurrency, CURRENCIES, isCurrency } from '@/lib/payments/currencies';
import { minorDigits } from '@/lib/platform/currency-rules';
import { formatMoney, money } from '@/lib/platform/language/money';

describe('the currencies', () => {
  it('are all known to Intl, sorted, in capitals and without duplicates', () => {
    expect([...CURRENCIES].toSorted()).toEqual([...new Set<string>(CURRENCIES)]);
    const known = Intl.supportedValuesOf('currency');
    expect(CURRENCIES.filter((code) => !known.includes(code))).toEqual([]);
  });

  it('keep their number of decimal places, on which stored amounts depend', () => {
    const withoutMinorUnit = CURRENCIES.filter((code) => minorDigits(code) === 0);
    expect(withoutMinorUnit).toEqual(['ISK', 'JPY', 'KRW', 'UGX']);
    const others = CURRENCIES.filter((code) => !withoutMinorUnit.includes(code));
    expect(new Set(others.map(minorDigits))).toEqual(new Set([2]));
  });

  it('are recognised by their codes only', () => {
    expect(isCurrency('EUR')).toBe(true);
    expect(['eur', '', 'XXX', 'KWD'].map(isCurrency)).toEqual([false, false, false, false]);
    expect(asCurrency('JPY')).toBe('JPY');
    expect(() => asCurrency('XXX')).toThrow('XXX is not a known currency');
  });

  it('are written with their number of decimal places', () => {
    expect(formatMoney('en', money(2000, 'JPY'))).toBe('JP¥2000');
    expect(formatMoney('en', money(2000, 'EUR'))).toBe('€20.00');
    expect(formatMoney('en', money(2000, 'ZAR'))).toBe('R20.00');
    expect(formatMoney('en', money(2000, 'AUD'))).toBe('A$20.00');
    expect(formatMoney('fr', money(2050, 'EUR'))).toMatch(/^20,50\s€$/);
  });
});
