import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidatePage, SECOND_PURGE_DELAY_SECONDS } from '@/lib/platform/cache/invalidate-page';
import { purgeCdn } from '@/lib/platform/cache/purge-cdn';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { startWorker } from '@/lib/platform/jobs/worker';
import { jobHandlers } from '@/server/job-handlers';
import { startFakeCdn } from '../../support/fake-cdn';
import { shortenTimeouts } from '../../support/shorten-timeouts';

let status = 200;
let location: string | undefined;
let silent = false;
let cdn: Awaited<ReturnType<typeof startFakeCdn>>;

beforeAll(() => prepareJobs(env().DATABASE_URL));
beforeEach(async () => {
  [status, location, silent] = [200, undefined, false];
  cdn = await startFakeCdn(() => (silent ? null : { status, ...(location && { location }) }));
  useTemplates({ CDN_PURGE_URL: `${cdn.url}/purge/{tag}` });
  await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'purge-cdn'`;
});
afterEach(() => {
  cdn.close();
  useTemplates({});
});

type Template = 'CDN_PURGE_URL' | 'CDN_PURGE_HEADER' | 'CDN_PURGE_BODY';
const useTemplates = (given: Partial<Record<Template, string>>) =>
  Object.assign(
    env(),
    { CDN_PURGE_URL: undefined, CDN_PURGE_HEADER: undefined, CDN_PURGE_BODY: undefined },
    given,
  );

const change = (path: string) => db().$transaction((tx) => invalidatePage(tx, path));

const jobs = () => db().$queryRaw<{ tag: string; seconds: number }[]>`
  SELECT data->>'tag' AS tag, round(extract(epoch FROM start_after - created_on))::int AS seconds
  FROM pgboss.job WHERE name = 'purge-cdn' AND state = 'created' ORDER BY tag, seconds`;

describe('a write that changes a page', () => {
  it('enqueues purges of its tags, now and after the longest render', async () => {
    await change('/memorial/abc');
    expect(await jobs()).toEqual([
      { tag: 'memorial-abc', seconds: 0 },
      { tag: 'memorial-abc', seconds: SECOND_PURGE_DELAY_SECONDS },
      { tag: 'memorials', seconds: 0 },
      { tag: 'memorials', seconds: SECOND_PURGE_DELAY_SECONDS },
    ]);
  });

  it("plans the second purge from its end, whatever the app's clock says", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
    try {
      await db().$transaction(async (tx) => {
        await tx.$executeRaw`SELECT pg_sleep(1.2)`;
        await invalidatePage(tx, '/memorial/abc');
      });
    } finally {
      vi.useRealTimers();
    }
    // A row has the time at which its transaction began, more than a second earlier.
    const later = (await jobs()).filter(({ seconds }) => seconds > 0);
    expect(later).toHaveLength(2);
    for (const { seconds } of later) expect(seconds).toBeGreaterThan(SECOND_PURGE_DELAY_SECONDS);
  });

  it('enqueues no purge on rollback or without a CDN', async () => {
    const rolledBack = db().$transaction(async (tx) => {
      await invalidatePage(tx, '/memorial/abc');
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    useTemplates({});
    await change('/memorial/abc');
    expect(await jobs()).toEqual([]);
  });
});

describe('a purge', () => {
  it.each<[string, Partial<Record<Template, string>>, object]>([
    ['Varnish', { CDN_PURGE_URL: '/{tag}' }, { url: '/memorial-a_B-1', body: '' }],
    [
      'Fastly',
      { CDN_PURGE_URL: '/service/abc/purge/{tag}', CDN_PURGE_HEADER: 'Fastly-Key: se: cret' },
      {
        url: '/service/abc/purge/memorial-a_B-1',
        body: '',
        headers: expect.objectContaining({ 'fastly-key': 'se: cret' }),
      },
    ],
    [
      'Cloudflare',
      {
        CDN_PURGE_URL: '/client/v4/zones/abc/purge_cache',
        CDN_PURGE_HEADER: 'Authorization: Bearer secret',
        CDN_PURGE_BODY: '{"tags":["{tag}"]}',
      },
      {
        url: '/client/v4/zones/abc/purge_cache',
        body: '{"tags":["memorial-a_B-1"]}',
        headers: expect.objectContaining({
          authorization: 'Bearer secret',
          'content-type': 'application/json',
        }),
      },
    ],
  ])("sends %s's request", async (_, given, expected) => {
    useTemplates({ ...given, CDN_PURGE_URL: cdn.url + given.CDN_PURGE_URL });
    await purgeCdn({ tag: 'memorial-a_B-1' });
    expect(cdn.purges).toMatchObject([{ method: 'POST', ...expected }]);
  });

  it('is sent once per tag for all earlier writes', async () => {
    for (let at = 0; at < 20; at += 1) await change('/memorial/abc');
    await Promise.all([purgeCdn({ tag: 'memorials' }), purgeCdn({ tag: 'memorials' })]);
    expect(cdn.purges.map(({ url }) => url)).toEqual(['/purge/memorials']);
    const remainingJobs = (await jobs()).filter(({ tag }) => tag === 'memorials');
    expect(remainingJobs).toHaveLength(20);
    expect(remainingJobs.every(({ seconds }) => seconds === SECOND_PURGE_DELAY_SECONDS)).toBe(true); // not due yet
    expect((await jobs()).filter(({ seconds }) => seconds === 0)).toHaveLength(20); // the jobs of the other tag
  });

  it('is sent again for a later job', async () => {
    await purgeCdn({ tag: 'memorials' });
    await purgeCdn({ tag: 'memorials' });
    expect(cdn.purges).toHaveLength(2);
  });

  it('fails if the CDN refuses, redirects or is unreachable', async () => {
    status = 429;
    await expect(purgeCdn({ tag: 'memorials' })).rejects.toThrow('429');
    [status, location] = [302, '/elsewhere'];
    await expect(purgeCdn({ tag: 'memorials' })).rejects.toThrow();
    expect(cdn.purges).toHaveLength(2);
    cdn.close();
    await expect(purgeCdn({ tag: 'memorials' })).rejects.toThrow();
  });

  it('times out if the CDN does not answer', async () => {
    silent = true;
    const { undo } = shortenTimeouts();
    await expect(purgeCdn({ tag: 'memorials' }).finally(undo)).rejects.toThrow('timeout');
  });

  it.each(['', 'a b', 'a","b', '../x', 'x'.repeat(101)])(
    'is refused for the tag %j',
    async (tag) => {
      await expect(purgeCdn({ tag })).rejects.toThrow('Not a tag');
      expect(cdn.purges).toEqual([]);
    },
  );
});

describe('a worker', () => {
  it('purges after the commit, and again if the CDN refused', async () => {
    status = 500;
    const worker = await startWorker(jobHandlers);
    try {
      await change('/memorial/abc');
      // Deletes the planned second purge, so that any later request is a retry. The job of a retry is no
      // longer in the state 'created'.
      await db().$executeRaw`
        DELETE FROM pgboss.job
        WHERE name = 'purge-cdn' AND state = 'created' AND start_after > created_on + interval '5s'`;
      const countPurges = (tag: string) =>
        cdn.purges.filter(({ url }) => url?.endsWith(tag)).length;
      await expect.poll(() => countPurges('/memorial-abc'), { timeout: 30_000 }).toBeGreaterThan(0);
      status = 200;
      const before = countPurges('/memorial-abc');
      await expect
        .poll(() => countPurges('/memorial-abc'), { timeout: 30_000 })
        .toBeGreaterThan(before);
    } finally {
      await worker.stop();
    }
  });
});
