import { describe, expect, it } from 'vitest';
import { acceptsAvif } from '@/lib/media/accepts-avif';

describe('acceptsAvif', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', true],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', true],
    ['IMAGE/AVIF;q=0.1', true],
    ['image/avif;q=0,image/webp', false],
    ['image/webp,image/*,*/*;q=0.5', false],
    ['image/avifs', false],
    ['*/*', false],
    ['', false],
    [',;=,image/', false],
    [null, false],
  ])('returns for %s: %s', (accept, accepts) => {
    expect(acceptsAvif(accept)).toBe(accepts);
  });
});
