import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { type Instance, startInstance } from '../support/instance';
import { inDatabase } from './support/database';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

const CHANGES = Number(process.env.E2E_SETTING_CHANGES ?? 100);
/** How long an earlier page may still be sent after a change (architecture.md, "Rendering and caching"). */
const WITHIN_MS = 1_000;
/** Two processes share the other instance's port: so many requests reach both. */
const ASKED = 4;

let second: Instance;
test.beforeAll(async () => {
  second = await startInstance(z.string().parse(process.env.E2E_DATA_DIR), { WEB_PROCESSES: '2' });
});
test.afterAll(() => second?.stop());

/** Without a letter: other journeys look for English meanwhile. */
const nameOf = (change: number) => `№ ${change * 7_919 + 1_000_000}`;

async function setName(request: APIRequestContext, token: string, name: string | null) {
  const headers = { authorization: `Bearer ${token}` };
  const address = '/api/admin/settings/site';
  const { version } = await (await request.get(address, { headers })).json();
  const data = { version, values: { 'site.name': name } };
  expect((await request.put(address, { headers, data })).status()).toBe(200);
}

/** Requested with fetch(): the journey's own requests may carry a cookie. */
const textOf = async (url: string) => (await fetch(url)).text();
const forgetLimits = () =>
  inDatabase((sql) =>
    sql.query(`DELETE FROM rate_limits WHERE name IN ('read', 'write', 'drawing')`),
  );

test('a change of a setting on one instance is seen on all pages of the other within a second, 100 times', async ({
  request,
}) => {
  test.setTimeout(900_000);
  const token = await tokenOf('root');
  const id = await paidMemorial(request, await tokenOf('ben'), { name: 'Seen Elsewhere' });
  // A page that is kept for a release, two that show memorials, one rendered for each, and files of programs.
  const PAGES = [
    '/',
    '/about',
    '/fr/about',
    `/memorial/${id}`,
    '/feed.xml',
    '/manifest.webmanifest',
  ];
  const card = `${second.url}/memorial/${id}/preview.jpg`;
  let earlierCard = '';
  const late: string[] = [];
  try {
    for (let change = 1; change <= CHANGES; change += 1) {
      if (change % 10 === 0) await forgetLimits();
      const name = nameOf(change);
      await setName(request, token, name);
      const changedAt = performance.now();
      for (const page of PAGES) {
        const isSeen = async () => {
          const texts = Array.from({ length: ASKED }, () => textOf(second.url + page));
          return (await Promise.all(texts)).every((text) => text.includes(name));
        };
        while (!(await isSeen()))
          if (performance.now() - changedAt > WITHIN_MS) {
            late.push(`${page} of change ${change}`);
            break;
          }
      }
      // Nothing earlier comes back either.
      for (const page of PAGES)
        if ((await textOf(second.url + page)).includes(nameOf(change - 1)))
          late.push(`${page} has change ${change - 1} after change ${change}`);
      const etag = (await fetch(card)).headers.get('etag') ?? '';
      if (etag === earlierCard) late.push(`the card of change ${change}`);
      earlierCard = etag;
    }
    expect(late).toEqual([]);
    const reader = `garden-${Date.now()}@example.org`;
    const asked = await fetch(`${second.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: reader,
        firstName: 'Garden',
        lastName: 'Reader',
        password: 'Evergreen-1!',
      }),
    });
    expect(asked.status).toBe(201);
    expect((await mailTo(reader, /code/i)).text).toContain(nameOf(CHANGES));
  } finally {
    await setName(request, token, null);
  }
  await expect
    .poll(() => textOf(second.url), { timeout: WITHIN_MS })
    .toContain('<title>Perennial: ');
});
