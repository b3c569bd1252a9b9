import { describe, expect, it, vi } from 'vitest';
import { catalogueOf } from '@/lib/platform/language/catalogue';
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';

describe('catalogueOf', () => {
  it.each(ALL_LANGUAGES)('has the parts of %s that English has', (language) => {
    expect(Object.keys(catalogueOf(language))).toEqual(Object.keys(catalogueOf('en')));
  });

  it('has each language in memory once, however many bundles ask', async () => {
    const first = catalogueOf('fr');
    vi.resetModules();
    const again = await import('@/lib/platform/language/catalogue');
    expect(again.catalogueOf).not.toBe(catalogueOf);
    expect(again.catalogueOf('fr')).toBe(first);
  });
});
