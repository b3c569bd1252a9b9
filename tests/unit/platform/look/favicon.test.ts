import { existsSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { GET } from '@/app/assets/favicon/route';
import { languageRewrites } from '@/lib/platform/language/rewrites';
import { resetSnapshot } from '@/lib/platform/site-settings/snapshot';
import { useSetting } from '../../../support/site-settings';

afterEach(resetSnapshot);

it('redirects to the default icon, which exists', () => {
  const { status, headers } = GET();
  expect(status).toBe(307);
  expect(existsSync(`public${headers.get('location')}`)).toBe(true);
});

it("redirects to the operator's icon", () => {
  useSetting('look.icon', { id: '3mJr7AoUXx2W', width: 512, height: 512 });
  expect(GET().headers.get('location')).toBe('/assets/3mJr7AoUXx2W/icon-32');
});

it.each([
  ['/favicon.ico', '/assets/favicon'],
  ['/.well-known/security.txt', '/security.txt'],
])('%s is answered by the handler %s', (source, destination) => {
  expect(existsSync(`app${destination}/route.ts`)).toBe(true);
  for (const languages of [[], ['fr']])
    expect(languageRewrites(languages, []).afterFiles.slice(0, 2)).toContainEqual({
      source,
      destination,
    });
});
