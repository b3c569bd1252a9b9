import { describe, expect, it } from 'vitest';
import { dynamicRoots } from '@/lib/platform/language/dynamic-pages';
import { languageRewrites } from '@/lib/platform/language/rewrites';
import type { Page } from '@/lib/platform/pages';

const cached: Page = { who: 'everybody', cached: true };
const dynamic: Page = { who: 'keeper' };

describe('the addresses at and below which no page is cached', () => {
  it('are first path segments, and whole addresses where a cached page has the same segment', () => {
    const roots = dynamicRoots({
      '/': cached,
      '/[...missing]': cached,
      '/memorial/[id]': cached,
      '/memorial/[id]/keep': dynamic,
      '/memorial/[id]/keep/people': dynamic,
      '/memorial/[id]/keepsake': dynamic,
      '/admin': dynamic,
      '/admin/orders/[id]': dynamic,
      '/keep/[secret]': dynamic,
    });
    expect(roots).toEqual(['/admin', '/keep', '/memorial/[id]/keep', '/memorial/[id]/keepsake']);
  });
});

describe('the rewrites to a chosen language', () => {
  it('keep the address as it was requested, and are absent on a site with one language', () => {
    const toChosen = (languages: string[]) =>
      languageRewrites(languages, ['/admin', '/memorial/[^/]+/keep'])
        .beforeFiles.filter(({ destination }) => destination.startsWith('/:chosen'))
        .map(({ source, destination }) => [source, destination]);
    expect(toChosen(['fr'])).toEqual([
      ['/:page(admin|memorial/[^/]+/keep)/:rest*', '/:chosen/:page/:rest*'],
    ]);
    expect(toChosen([])).toEqual([]);
  });
});
