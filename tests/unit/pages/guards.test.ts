import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ADMIN_PAGES } from '@/lab/screenshots/admin-pages';
import { MEMBER_PAGES } from '@/lab/screenshots/member-pages';
import { config } from '@/middleware';

const matched = config.matcher.filter((matcher) => typeof matcher === 'string');

/** For example, /create-memorial for `app/[language]/(member)/create-memorial/page.tsx`. */
const addressOf = (file: string) =>
  `/${path
    .dirname(file)
    .split(path.sep)
    .slice(3)
    .join('/')
    .replace(/\/?\[.*$/, '')}`;

/** For example, /admin/orders for `app/[language]/admin/orders/[id]/page.tsx`. */
const adminAddressOf = (file: string) => addressOf(`pages/${file}`);

const memberFiles = globSync('app/[[]language]/(member)/**/page.tsx');
const adminFiles = globSync('app/[[]language]/admin/**/page.tsx');
const isFixed = (file: string) => !file.replace('[language]', '').includes('[');

it.each([...memberFiles.map(addressOf), ...adminFiles.map(adminAddressOf)])(
  'the middleware covers the guarded page %s',
  (address) => {
    const covers = (matcher: string) =>
      address.startsWith(matcher.replace(/^\/:language\([^)]*\)\?|\/:path\*$/g, ''));
    expect(matched.some(covers)).toBe(true);
  },
);

it('a journey opens each guarded page without a parameter as an anonymous visitor', () => {
  const asked = [...MEMBER_PAGES, ...ADMIN_PAGES].filter(({ as, words }) => as && words);
  expect(asked.map(({ address }) => address).sort()).toEqual(
    [
      ...memberFiles.filter(isFixed).map(addressOf),
      ...adminFiles.filter(isFixed).map(adminAddressOf),
    ].sort(),
  );
});
