import { describe, expect, it } from 'vitest';
import type { Page } from '@/lib/platform/pages';
import { matcherFaults, pageFaults } from '@/scripts/checks/pages';

const PAGES: Record<string, Page> = {
  '/': { who: 'everybody', cached: true, search: 'sitemap' },
  '/imprint': { who: 'everybody', cached: true, search: 'published' },
  '/keep/[secret]': { who: 'link' },
  '/admin': { who: 'admin' },
  '/admin/orders/[id]': { who: 'admin' },
  '/developers/[group]': {
    ...{ who: 'everybody', cached: true, search: 'allowed' },
    example: '/developers/memorials',
  },
};
const FORCED = "export const dynamic = 'force-dynamic';";
const ADMIN = 'robots: { index: false } }; await requireAdmin(paths.admin);';
const SOURCES = {
  'app/[language]/layout.tsx': '',
  'app/[language]/(site)/page.tsx': 'title',
  'app/[language]/(site)/imprint/page.tsx': 'legalMetadata(KIND)',
  'app/[language]/(site)/keep/[secret]/page.tsx': `${FORCED} ...SECRET_PAGE_METADATA`,
  'app/[language]/(site)/developers/[group]/page.tsx': 'title',
  'app/[language]/admin/layout.tsx': FORCED,
  'app/[language]/admin/page.tsx': ADMIN,
  'app/[language]/admin/orders/[id]/page.tsx': ADMIN,
};

describe('pageFaults', () => {
  it('accepts a table that agrees with the pages', () => {
    expect(pageFaults(PAGES, SOURCES)).toEqual([]);
  });

  it('reports a page without an entry', () => {
    const file = 'app/[language]/(site)/new-page/page.tsx';
    expect(pageFaults(PAGES, { ...SOURCES, [file]: 'title' })).toEqual([
      `/new-page has no entry; its page is ${file}`,
    ]);
  });

  it('reports an entry without a page', () => {
    const pages: typeof PAGES = { ...PAGES, '/old-page': { who: 'everybody', cached: true } };
    expect(pageFaults(pages, SOURCES)).toEqual(['/old-page is no page in app/[language]']);
  });

  const home = { page: '/', file: 'app/[language]/(site)/page.tsx' };
  const link = { page: '/keep/[secret]', file: 'app/[language]/(site)/keep/[secret]/page.tsx' };
  const admin = { page: '/admin', file: 'app/[language]/admin/page.tsx' };
  const group = {
    page: '/developers/[group]',
    file: 'app/[language]/(site)/developers/[group]/page.tsx',
  };

  it.each([
    [admin, {}, ADMIN.replace('requireAdmin', 'requireUser'), 'is for `admin`, but the page calls'],
    [admin, { who: 'member' }, ADMIN, 'is for `member`, but the page calls requireAdmin'],
    [admin, { who: 'keeper' }, 'index: false', 'is for `keeper`, but the page requires no login'],
    [
      admin,
      {},
      'index: false; // requireAdmin(from)',
      'is for `admin`, but the page requires no login',
    ],
    [
      link,
      {},
      `/* ${FORCED} */ SECRET_PAGE_METADATA`,
      'is not cached, but neither the page nor its layout',
    ],
    [home, {}, 'await requireUser(from)', 'is for `everybody`, but the page calls requireUser'],
    [link, {}, `${FORCED} index: false`, 'must be for `link` exactly if'],
    ...['openGraph: {}', 'pageMetadata(path, language)'].map(
      (metadata) =>
        [
          link,
          {},
          `${FORCED} SECRET_PAGE_METADATA ${metadata}`,
          'is for `link`, but its link preview may name',
        ] as const,
    ),
    [link, { cached: true }, 'SECRET_PAGE_METADATA', 'is cached, but not for everybody'],
    [link, { who: 'member', cached: true }, 'index: false requireUser()', 'is cached, but not for'],
    [home, {}, FORCED, 'is cached, but the page or its layout says force-dynamic'],
    [home, {}, 'await searchParams', 'is cached, but the page reads its query'],
    [link, {}, 'SECRET_PAGE_METADATA', 'is not cached, but neither the page nor its layout'],
    [home, {}, 'index: false', 'has the search sitemap, but its metadata asks not to be'],
    [home, { search: 'memorial' }, 'title', 'has the search memorial, but its metadata does not'],
    [admin, {}, 'requireAdmin(', 'has the search nothing, but its metadata does not ask'],
    [group, { example: undefined }, 'title', 'needs an example'],
    [group, { example: '/developers' }, 'title', 'needs an example'],
  ] as const)('reports that %o with %o and the source %s %s', (target, entry, source, fault) => {
    const pages = { ...PAGES, [target.page]: { ...PAGES[target.page], ...entry } as Page }; // as: its entry has `who`
    const found = pageFaults(pages, { ...SOURCES, [target.file]: source });
    expect(found).toEqual([expect.stringContaining(`${target.page} ${fault}`)]);
  });

  it.each([
    ['/admin/help', ['/admin/help is cached, but pages at /admin are rendered for each request']],
    [
      '/keep/help',
      ['/keep/help is cached, but pages at /keep/[secret] are rendered for each request'],
    ],
    // No page is at the address /keep itself, so the server can tell the two apart.
    ['/keep', []],
  ])(
    'compares the cached page %s with pages that are rendered for each request',
    (address, faults) => {
      const pages: typeof PAGES = { ...PAGES, [address]: { who: 'everybody', cached: true } };
      const file = `app/[language]${address}/page.tsx`;
      const found = pageFaults(pages, { ...SOURCES, [file]: 'index: false' });
      expect(found.filter((fault) => fault.includes('rendered for each request'))).toEqual(faults);
    },
  );
});

describe('matcherFaults', () => {
  const matcher = (...addresses: string[]) =>
    addresses.map((each) => `    '/:language(ar|fr)?${each}',\n`).join('');
  const faults = (...addresses: string[]) =>
    matcherFaults(matcher(...addresses), PAGES, ['fr', 'ar']);

  it('accepts each first segment of the pages that are rendered for each request', () => {
    expect(faults('/admin/:path*', '/keep/:path*')).toEqual([]);
  });

  it.each([
    ['a page that is missing', ['/keep/:path*'], "lacks '/:language(ar|fr)?/admin/:path*'"],
    [
      'a page that is cached',
      ['/admin/:path*', '/keep/:path*', '/imprint'],
      "has '/:language(ar|fr)?/imprint', which is no page that is rendered for each request",
    ],
  ])('reports %s', (_, addresses, fault) => expect(faults(...addresses)).toEqual([fault]));

  it('expects the whole address of a page with a first segment that cached pages have too', () => {
    const pages: typeof PAGES = {
      '/memorial/[id]': { who: 'everybody', cached: true },
      '/memorial/[id]/keep': { who: 'keeper' },
      '/memorial/[id]/keep/people': { who: 'keeper' },
    };
    expect(matcherFaults(matcher('/memorial/:path*'), pages, ['fr', 'ar'])).toEqual([
      "lacks '/:language(ar|fr)?/memorial/:id/keep/:path*'",
      "has '/:language(ar|fr)?/memorial/:path*', which is no page that is rendered for each request",
    ]);
    expect(matcherFaults(matcher('/memorial/:id/keep/:path*'), pages, ['fr', 'ar'])).toEqual([]);
  });

  it('reports a page whose pages below it are missing', () => {
    expect(faults('/admin', '/keep/:path*')).toContain("lacks '/:language(ar|fr)?/admin/:path*'");
  });

  it.each([
    ['accepts its page for viewers', 'ar|fr', '/memorial/:id', []],
    [
      'reports a language that a source lacks',
      'fr',
      '/memorial/:id',
      [
        "lacks the source '/:language(ar|fr)?/memorial/:id'",
        "has the source '/:language(fr)?/memorial/:id', which is no page below /viewer",
      ],
    ],
    [
      'reports a source that is another page',
      'ar|fr',
      '/login',
      [
        "lacks the source '/:language(ar|fr)?/memorial/:id'",
        "has the source '/:language(ar|fr)?/login', which is no page below /viewer",
      ],
    ],
  ])('%s', (_, languages, address, found) => {
    const pages: typeof PAGES = {
      '/memorial/[id]': { who: 'everybody', cached: true },
      '/viewer/memorial/[id]': { who: 'everybody' },
    };
    const sources = ['session-token', 'memorial-guest'].map(
      (key) =>
        `    {\n      source: '/:language(${languages})?${address}',\n      has: [{ type: 'cookie', key: '${key}' }],\n    },\n`,
    );
    const all = matcher('/viewer/:path*') + sources.join('');
    expect(matcherFaults(all, pages, ['fr', 'ar'])).toEqual(found);
  });

  it('reports a language that is missing', () => {
    expect(matcherFaults(matcher('/admin/:path*'), { '/admin': { who: 'admin' } }, ['fr'])).toEqual(
      [
        "lacks '/:language(fr)?/admin/:path*'",
        expect.stringContaining("has '/:language(ar|fr)?/admin/:path*'"),
      ],
    );
  });
});
