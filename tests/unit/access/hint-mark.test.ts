import { describe, expect, it } from 'vitest';
import { isHintMark, newHintMark } from '@/lib/access/hint-mark';
import { MINUTE_MS } from '@/lib/platform/durations';

const ID = 'mwPkuvJ2NRty';
const NOW = Date.parse('2027-03-10T12:00:00Z');

describe('the mark that allows a password hint to be shown', () => {
  const mark = newHintMark(ID, NOW);

  it('is valid for its memorial for ten minutes', () => {
    expect(isHintMark(ID, mark, NOW + 9 * MINUTE_MS)).toBe(true);
    expect(isHintMark(ID, mark, NOW + 10 * MINUTE_MS)).toBe(false);
    expect(isHintMark(ID, mark, NOW - MINUTE_MS)).toBe(false);
    expect(isHintMark('another12345', mark, NOW)).toBe(false);
  });

  it.each(['', '.', 'x', `${mark}x`, `${mark}.`, NOW.toString(36), 'x'.repeat(5_000)])(
    'is not accepted as %j',
    (other) => {
      expect(isHintMark(ID, other, NOW)).toBe(false);
    },
  );
});
