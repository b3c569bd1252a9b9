import { describe, expect, it } from 'vitest';
import { photoSizes } from '@/components/memorials/gallery/photo-sizes';

describe('photoSizes', () => {
  it.each([
    ['one', 800, 800, 'min(17vw, 14rem)', '22vw', '46vw'],
    ['one', 1600, 800, 'min(35vw, 28rem)', '44vw', '92vw'],
    ['one', 800, 1600, 'min(17vw, 14rem)', '22vw', '46vw'],
    ['tall', 900, 1200, 'min(26vw, 21rem)', '33vw', '46vw'],
    ['wide', 1600, 800, 'min(36vw, 29rem)', '45vw', '92vw'],
    ['big', null, null, 'min(36vw, 29rem)', '45vw', '94vw'],
  ] as const)(
    'returns the sizes of a %s box with a photo of %s x %s',
    (span, width, height, beside, below, two) => {
      const sizes = `(min-width: 60rem) ${beside}, (min-width: 48rem) ${below}, ${two}`;
      expect(photoSizes(span, { width, height })).toBe(sizes);
    },
  );

  it('returns those of a page without tabs, which never exceed the page', () => {
    const sizes = photoSizes('big', { width: null, height: null }, false);
    expect(sizes).toBe('(min-width: 48rem) min(45vw, 29rem), 94vw');
  });
});
