import { describe, expect, it } from 'vitest';
import { formatZuluDay, formatZuluList } from '@/lib/platform/language/zulu-rules';

const MONTHS = Array.from({ length: 12 }, (_, at) => `1998-${String(at + 1).padStart(2, '0')}-07`);

describe('isiZulu in a browser without its data', () => {
  it.each(MONTHS)('formats %s as Intl does', (day) => {
    for (const parts of [
      { dateStyle: 'long' },
      { year: 'numeric', month: 'long' },
      { month: 'long' },
    ] as const)
      expect(formatZuluDay(day, parts)).toBe(
        new Intl.DateTimeFormat('zu', { ...parts, timeZone: 'UTC' }).format(new Date(day)),
      );
  });

  it('leaves dates without words to Intl', () => {
    expect(formatZuluDay('1998-07-01', { year: 'numeric' })).toBeNull();
  });

  it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'b', 'c', 'd']]])(
    'joins %j as Intl does',
    (things: string[]) =>
      expect(formatZuluList(things)).toBe(new Intl.ListFormat('zu').format(things)),
  );
});
