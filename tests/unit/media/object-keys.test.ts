import { describe, expect, it } from 'vitest';
import { keyOfVariant } from '@/lib/media/object-keys';

const OLD = { '320': 'a', '800': 'b', '1600': 'c' };
const NEW = { ...OLD, '560': 'd', '800-avif': 'e' };

describe('keyOfVariant', () => {
  it.each([
    ['the file of a variant', NEW, '320', true, { key: 'a', isNegotiated: false }],
    ['AVIF for a browser that accepts it', NEW, '800', true, { key: 'e', isNegotiated: true }],
    [
      'WebP for a browser that does not accept AVIF',
      NEW,
      '800',
      false,
      { key: 'b', isNegotiated: true },
    ],
    ['an AVIF by its own name', NEW, '800-avif', false, { key: 'e', isNegotiated: false }],
    ['the next larger size of an old picture', OLD, '560', true, { key: 'b', isNegotiated: false }],
    ['nothing for a variant of another kind', OLD, 'original', true, null],
    ['nothing for the name of an inherited property', OLD, 'constructor', true, null],
  ])('returns %s', (_, objects, variant, avif, expected) => {
    expect(keyOfVariant(objects, variant, avif)).toEqual(expected);
  });
});
