import { describe, expect, it, vi } from 'vitest';
import { catalogueOf } from '@/lib/platform/language/catalogue';
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';

describe('catalogueOf', () => {
  it.each(ALL_LANGUAGES)('has the same parts for %s as for English', (language) => {
    expect(Object.keys(catalogueOf(language))).toEqual(Object.keys(catalogueOf('en')));
  });

  it('holds each language in memory once, no matter how many bundles load it', async () => {
    const first = catalogueOf('fr');
    vi.resetModules();
    const again = await import('@/lib/platform/language/catalogue');
    expect(again.catalogueOf).not.toBe(catalogueOf);
    expect(again.catalogueOf('fr')).toBe(first);
  });
});
