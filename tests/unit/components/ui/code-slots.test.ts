import { expect, test } from 'vitest';
import { enterDigits, splitSlots } from '../../../../components/ui/code-slots.ts';

test.each([
  ['a digit fills its box and moves on', '', 0, '1', '1', 1],
  ['a digit typed beside the old one replaces it', '123', 1, '28', '183', 2],
  ['a digit typed before the old one replaces it', '123', 1, '82', '183', 2],
  ['a letter clears its box and changes nothing else', '123', 2, 'x', '12', 2],
  ['a gap is kept until it is filled', '123456', 2, '', '12 456', 2],
  ['a pasted code replaces everything, wherever it lands', '11', 4, '98 76-54', '987654', 5],
  ['a pasted part of a code starts at its box', '12', 2, '345', '12345', 5],
  ['digits that do not fit are dropped', '1234', 4, '567', '123456', 5],
])('%s', (_what, code, at, typed, expected, next) => {
  expect(enterDigits(code, at, typed)).toEqual({ code: expected, next });
});

test('always returns six boxes', () => {
  expect(splitSlots('12 4')).toEqual(['1', '2', '', '4', '', '']);
  expect(splitSlots('')).toHaveLength(6);
});
