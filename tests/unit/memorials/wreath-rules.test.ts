import { describe, expect, it } from 'vitest';
import { WREATHS } from '@/lib/memorials/rules';
import { chosenWreath, wreathOf } from '@/lib/memorials/wreath-rules';
import { newId } from '@/lib/platform/ids/public-id';

const MANY = 1000;

describe('the wreath of a memorial', () => {
  it.each([
    ['111111111111', 'lavender'],
    ['111111111112', 'marigold'],
    ['111111111113', 'rose'],
    ['7YWHMfk9JZe2', 'olive'],
  ])('for the id %s is always %s', (id, wreath) => {
    expect(wreathOf({ id, enableDigitalFlowers: true, wreath: null })).toBe(wreath);
  });

  it('is chosen about equally often from all five', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < MANY; n++) {
      const wreath = wreathOf({ id: newId(), enableDigitalFlowers: true, wreath: null });
      counts.set(wreath, (counts.get(wreath) ?? 0) + 1);
    }
    for (const wreath of WREATHS)
      expect(counts.get(wreath), wreath).toBeGreaterThan((MANY / WREATHS.length) * 0.6);
  });

  it.each([true, false])(
    'is the one the family chose, whether it accepts flowers or not (%s)',
    (flowers) => {
      const memorial = { id: '111111111111', enableDigitalFlowers: flowers };
      expect(WREATHS.map((wreath) => wreathOf({ ...memorial, wreath }))).toEqual(WREATHS);
    },
  );

  it('has no flowers if the family wants none', () => {
    for (let n = 0; n < WREATHS.length; n++)
      expect(wreathOf({ id: `11111111111${n}`, enableDigitalFlowers: false, wreath: '' })).toBe(
        'olive',
      );
  });

  it.each([
    [true, '', null],
    [true, 'protea', 'protea'],
    [false, '', 'olive'],
    [false, 'protea', 'protea'],
  ] as const)(
    'before there is an id, with flowers: %s and the choice %j, is %j',
    (flowers, wreath, expected) => {
      expect(chosenWreath({ enableDigitalFlowers: flowers, wreath })).toBe(expected);
    },
  );
});
