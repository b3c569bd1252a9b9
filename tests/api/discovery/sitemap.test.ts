import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE, PUT } from '@/app/api/memorials/[id]/texts/[language]/route';
import { GET as getIndex } from '@/app/sitemap.xml/route';
import { GET as getShard } from '@/app/sitemaps/[shard]/route';
import { SHARD_SIZE } from '@/lib/memorials/queries/sitemap-shards';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { pathIn } from '@/lib/platform/language/addresses';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { call } from '../../support/call';
import { ada } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { queryDatabase } from '../../support/query-database';

const SITE = 'http://localhost:3000';

let first = '';
let hidden = '';
beforeAll(async () => {
  first = await addMemorial({ fullName: 'First' });
  hidden = await addMemorial({ fullName: 'Private Canary', isPublic: false });
});

const index = () => call(getIndex, { path: '/sitemap.xml' });
const shard = (name: string) =>
  call(getShard, { path: `/sitemaps/${name}`, params: { shard: name } });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at);

describe('GET /sitemap.xml', () => {
  it('names the shards of pages and memorials', async () => {
    const { status, headers, body } = await index();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="/);
    expect(locations(body)).toEqual([
      `${SITE}/sitemaps/pages.xml`,
      `${SITE}/sitemaps/memorials-1.xml`,
    ]);
  });
});

describe('GET /sitemaps/{shard}', () => {
  it('lists the pages in each language', async () => {
    const { status, body } = await shard('pages.xml');
    expect(status).toBe(200);
    const pages = ['/', '/about', '/find-memorials', '/terms_and_conditions', '/developers'];
    const inEach = (path: string) =>
      Object.keys(LANGUAGES).map((each) => SITE + pathIn(each, path));
    expect(locations(body)).toEqual(pages.flatMap(inEach));
    expect(body).toContain(`hreflang="x-default" href="${SITE}/about"`);
  });

  it('lists memorials with the time of their last change', async () => {
    const { headers, body } = await shard('memorials-1.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(locations(body)).toEqual([`${SITE}/memorial/${first}`]);
    const row = await db().memorial.findUniqueOrThrow({ where: { id: first } });
    expect(body).toContain(`<lastmod>${row.updatedAt.toISOString()}</lastmod>`);
  });

  it('lists a memorial in each language with a translation', async () => {
    const text = { memorialId: first, biography: 'Une vie.', updatedAt: new Date('2031-02-03') };
    for (const language of ['zu', 'en', 'fr'])
      await db().memorialText.create({ data: { ...text, language }, select: { language: true } });
    const { body } = await shard('memorials-1.xml');
    expect(locations(body)).toEqual([
      `${SITE}/memorial/${first}`,
      `${SITE}/fr/memorial/${first}`,
      `${SITE}/zu/memorial/${first}`,
    ]);
    expect(body.match(/<lastmod>2031-02-03T/g)).toHaveLength(3);
    await db().memorialText.deleteMany({ where: { memorialId: first } });
  });

  it('lists the page in the original language if the plain address shows a translation', async () => {
    const wordsLanguage = 'ar';
    await db().memorial.update({
      where: { id: first },
      data: { wordsLanguage },
      select: { id: true },
    });
    const plain = `${SITE}/memorial/${first}`;
    expect(locations((await shard('memorials-1.xml')).body)).toEqual([plain]);
    const text = { memorialId: first, language: 'en', biography: 'A life.' };
    await db().memorialText.create({ data: text, select: { language: true } });
    expect(locations((await shard('memorials-1.xml')).body)).toEqual([
      plain,
      `${SITE}/ar/memorial/${first}`,
    ]);
    await db().memorialText.deleteMany({ where: { memorialId: first } });
  });

  it('never moves lastmod back when a translation is saved or deleted', async () => {
    const { user, headers } = await ada();
    const id = await addMemorial({ createdById: user.id });
    const lastmod = async () => {
      const { body } = await shard('memorials-1.xml');
      const [, moment = ''] = new RegExp(`/memorial/${id}</loc><lastmod>([^<]*)`).exec(body) ?? [];
      return Date.parse(moment);
    };
    const params = { id, language: 'en' };
    const moments = [await lastmod()];
    await call(PUT, { method: 'PUT', params, headers, body: { biography: 'A life.' } });
    moments.push(await lastmod());
    await call(DELETE, { method: 'DELETE', params, headers });
    moments.push(await lastmod());
    expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
    await db().memorial.delete({ where: { id }, select: { id: true } });
  });

  it('leaves out private memorials', async () => {
    const { body } = await shard('memorials-1.xml');
    for (const secret of ['Canary', hidden]) expect(body).not.toContain(secret);
  });

  it.each([
    'memorials-2.xml',
    'memorials-0.xml',
    'memorials-01.xml',
    'memorials--1.xml',
    'memorials-1e3.xml',
    'memorials-50000.xml',
    'memorials-50001.xml',
    'memorials-99999999999999999999.xml',
    'memorials-1',
    'pages',
    'xml',
  ])('answers 404 for %s', async (name) => {
    expect((await shard(name)).status).toBe(404);
  });

  it('puts each memorial in exactly one shard, even if many were created at once', async () => {
    await addCopies(first, SHARD_SIZE);
    expect(locations((await index()).body)).toHaveLength(3);
    const one = locations((await shard('memorials-1.xml')).body);
    const two = locations((await shard('memorials-2.xml')).body);
    expect([one.length, two.length]).toEqual([SHARD_SIZE, 1]);
    expect(new Set([...one, ...two]).size).toBe(SHARD_SIZE + 1);
    expect((await shard('memorials-3.xml')).status).toBe(404);
  }, 60_000);
});

/**
 * Adds copies of a memorial, a hundred for each second of creation. Uses a connection of its own, because statements of
 * the site's connections would time out.
 */
async function addCopies(id: string, count: number): Promise<void> {
  await queryDatabase(
    env().DATABASE_URL,
    `INSERT INTO memorials
    SELECT (jsonb_populate_record(memorial, jsonb_build_object(
      'id', translate(lpad(number::text, 12, '0'), '0', 'a'),
      'createdAt', memorial."createdAt" + number / 100 * interval '1 second'
    ))).*
    FROM memorials memorial, generate_series(1, $1::int) number
    WHERE memorial.id = $2`,
    [count, id],
  );
}
