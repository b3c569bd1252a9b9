import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { config } from '@/middleware';

const matched = config.matcher.filter((matcher) => typeof matcher === 'string');

/** /create-memorial of `app/(member)/create-memorial/page.tsx`. */
const addressOf = (file: string) =>
  `/${path
    .dirname(file)
    .split(path.sep)
    .slice(2)
    .join('/')
    .replace(/\/?\[.*$/, '')}`;

/** /admin/orders of `app/admin/orders/[id]/page.tsx`. */
const adminPages = globSync('app/admin/**/page.tsx').map((file) => addressOf(`app/${file}`));
const pages = [...globSync('app/(member)/**/page.tsx').map(addressOf), ...adminPages];

it.each(pages)('%s is a guarded page, so the middleware knows it', (address) => {
  const covers = (matcher: string) => address.startsWith(matcher.replace(/\/:path\*$/, ''));
  expect(matched.some(covers)).toBe(true);
});
