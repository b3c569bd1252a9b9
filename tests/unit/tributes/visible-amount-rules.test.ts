import { expect, it } from 'vitest';
import { toShownTribute } from '@/lib/tributes/visible-amount-rules';

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
  ['the sender of other flowers', ['other'], null],
  ['the sender of these flowers', ['other', 'theirs'], 2500],
  ['the family', 'all', 2500],
] as const)('%s sees the flowers, and their amount only with permission', (_, sums, sumMinor) => {
  const visibleTribute = toShownTribute(tribute, sums);
  expect(visibleTribute).toMatchObject({ size: 'posy', sumMinor });
  expect(JSON.stringify(visibleTribute).includes('2500')).toBe(sumMinor !== null);
});

it('nobody sees the amount of a payment that was charged back', () =>
  expect(toShownTribute({ ...tribute, isAmountHidden: true }, 'all')).toMatchObject({
    size: 'sprig',
    sumMinor: null,
  }));
