import { describe, expect, it } from 'vitest';
import { hideValue, isMask, mask } from '@/lib/memorials/mask-rules';

describe('mask', () => {
  it.each([
    ['identityNumber', '', ''],
    ['identityNumber', '7', '••••'],
    ['identityNumber', '8001015009087', '••••087'],
    ['identityNumber', '12345678901234567890', '••••7890'],
    ['phone', '+27 82 123 4567', '••••567'],
    ['email', 'ada@example.org', 'a••••@example.org'],
    ['email', 'not an address', '••••ess'],
    ['email', '@example.org', '••••org'],
    ['birthDate', '1990-02-03', '••••-••-••'],
  ] as const)('shows little of a %s: %j becomes %j', (field, value, masked) => {
    expect(mask(field, value)).toBe(masked);
  });

  it('has the same length for short and long addresses', () => {
    expect(mask('email', 'a@b.c').length).toBe(mask('email', 'abcdefghijkl@b.c').length);
  });

  it.each([
    ['', ''],
    ['7', '••••'],
    ['ada@example.org', '••••'],
  ])('shows nothing of a hidden value: %j becomes %j', (value, masked) => {
    expect(hideValue(value)).toBe(masked);
  });

  it('is distinguishable from a value', () => {
    expect(isMask(mask('phone', '082 123'))).toBe(true);
    expect(isMask('082 123')).toBe(false);
    expect(isMask('')).toBe(false);
  });
});
