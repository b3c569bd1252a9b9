import { expect, it } from 'vitest';
import { toShown } from '@/lib/tributes/sum-rules';

const tribute = {
  id: 'theirs',
  senderName: 'Ben',
  message: '',
  createdAt: '2026-01-02T03:04:05.000Z',
  amountMinor: 2500,
  isAmountHidden: false,
};

it.each([
  ['a visitor', [], null],
  ['the sender of others', ['other'], null],
  ['its sender', ['other', 'theirs'], 2500],
  ['the family', 'all', 2500],
] as const)('%s sees the flowers, and their sum only with a right to it', (_, sums, sumMinor) => {
  const shown = toShown(tribute, sums);
  expect(shown).toMatchObject({ size: 'posy', sumMinor });
  expect(JSON.stringify(shown).includes('2500')).toBe(sumMinor !== null);
});

it('nobody sees the sum of a payment that the bank took back', () =>
  expect(toShown({ ...tribute, isAmountHidden: true }, 'all')).toMatchObject({
    size: 'sprig',
    sumMinor: null,
  }));
