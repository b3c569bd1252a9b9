import { describe, expect, it } from 'vitest';
import { findStrayAppFiles, measureHouse } from '@/scripts/checks/house';

const measure = (...imports: [from: string, to: string][]) =>
  measureHouse(
    imports.flat(),
    imports.map(([from, to]) => ({ from, to })),
  );

describe('measureHouse', () => {
  it('puts a room one floor above the highest room that it imports', () => {
    const { floors, faults } = measure(
      ['lib/accounts/a.ts', 'lib/platform/p.ts'],
      ['lib/memorials/m.ts', 'lib/accounts/a.ts'],
      ['lib/memorials/m.ts', 'lib/platform/p.ts'],
      ['lib/memorials/m.ts', 'lib/memorials/n.ts'],
    );
    expect(Object.fromEntries(floors)).toEqual({ platform: 1, accounts: 2, memorials: 3 });
    expect(faults).toEqual([]);
  });

  it('refuses an import that runs upward, except in a composition root', () => {
    expect(measure(['lib/platform/p.ts', 'lib/accounts/a.ts']).faults).toEqual([
      'lib/platform/p.ts imports lib/accounts/a.ts, which runs upward',
    ]);
    const root = 'lib/fulfilment.ts';
    expect(measure([root, 'lib/tributes/t.ts']).faults).toEqual([]);
  });

  it('refuses a room that is not in the list', () => {
    expect(measure(['lib/attic/a.ts', 'lib/platform/p.ts']).faults).toEqual([
      'lib/attic is not in the list of rooms (scripts/checks/house.ts)',
    ]);
  });

  it('refuses a ninth floor', () => {
    const { faults } = measure(
      ['lib/accounts/a.ts', 'lib/platform/p.ts'],
      ['lib/keepers/k.ts', 'lib/accounts/a.ts'],
      ['lib/access/a.ts', 'lib/keepers/k.ts'],
      ['lib/media/m.ts', 'lib/access/a.ts'],
      ['lib/payments/p.ts', 'lib/media/m.ts'],
      ['lib/memorials/m.ts', 'lib/payments/p.ts'],
      ['lib/tributes/t.ts', 'lib/memorials/m.ts'],
      ['lib/admin/a.ts', 'lib/tributes/t.ts'],
    );
    expect(faults).toEqual(['lib has 9 floors; 8 are allowed']);
  });
});

describe('findStrayAppFiles', () => {
  it('finds files that are no route, metadata file or style sheet', () => {
    const routes = ['page.tsx', 'layout.tsx', 'route.ts', 'icon.svg', 'globals.css', 'manifest.ts'];
    const files = routes.map((file) => `app/(site)/${file}`);
    expect(
      findStrayAppFiles([...files, 'app/admin/reading.ts', 'app/admin/list-page.tsx']),
    ).toEqual(['app/admin/reading.ts', 'app/admin/list-page.tsx']);
  });
});
