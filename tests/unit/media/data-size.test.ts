import { describe, expect, it } from 'vitest';
import { formatDataSize, formatPartOfData } from '@/components/media/data-size';

describe('sizes of data', () => {
  it.each([
    [0, '0 kB'],
    [49_000, '49 kB'],
    [100_000, '0.1 MB'],
    [4_200_000, '4.2 MB'],
    [48_000_000, '48 MB'],
  ])('of %i bytes are written as %s', (bytes, text) => {
    expect(formatDataSize(bytes, 'en')).toBe(text);
  });

  it.each([
    [0, 48_000_000, '0'],
    [12_400_000, 48_000_000, '12.4'],
    [40_000, 48_000_000, '40 kB'],
    [10_000, 40_000, '10'],
  ])('%i of %i bytes are written as %s, never as none of it', (part, bytes, text) => {
    expect(formatPartOfData(part, bytes, 'en')).toBe(text);
  });
});
