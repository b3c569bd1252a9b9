import { expect, it } from 'vitest';
import { PLANS } from '@/scripts/gate/steps';
import { whyNoTime } from '@/scripts/gate/time-left';

const NOW = 1_800_000_000;
const why = (usualSeconds: number | undefined, until: string | undefined) =>
  whyNoTime(usualSeconds === undefined ? {} : { usualSeconds }, until, NOW * 1_000);

it('lets a step begin that should be over in time, with a quarter to spare', () => {
  expect(why(400, String(NOW + 500))).toBeUndefined();
  expect(why(400, String(NOW + 499))).toBe('takes 400 s, and TEST_UNTIL leaves 499');
  expect(why(400, String(NOW - 10))).toBe('takes 400 s, and TEST_UNTIL leaves 0');
});

it('lets every step begin where there is no end, and those of which no time is known', () => {
  expect(why(400, undefined)).toBeUndefined();
  expect(why(undefined, String(NOW - 10))).toBeUndefined();
});

it('refuses an end that is no number', () => {
  expect(() => why(400, 'soon')).toThrow('TEST_UNTIL');
});

it('knows the time of each step of the long tests, and leaves out none of the gate', () => {
  const [, , ...long] = PLANS.long.flat(2);
  for (const { name, usualSeconds, limitSeconds } of long)
    expect(usualSeconds, name).toBeLessThan(limitSeconds);
  expect(PLANS.gate.flat(2).filter(({ usualSeconds }) => usualSeconds !== undefined)).toEqual([]);
});
