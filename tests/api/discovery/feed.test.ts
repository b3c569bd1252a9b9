import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/[language]/feed.xml/route';
import { LIFE_COLUMNS } from '@/lib/memorials/queries/life-columns';
import { feedMemorials, newestMemorials } from '@/lib/memorials/queries/newest-memorials';
import { db } from '@/lib/platform/db/client';
import { call } from '../../support/call';
import { addMemorial } from '../../support/memorial';

const FEED_LENGTH = 50;
const NAMES = ['طه حسين', '鲁迅', '👩‍🌾 Wangarĩ', 'Tom & "Jerry" <b>'];
const BIOGRAPHY = 'Less < more & more.\nStill the first.\n\nThe second paragraph.';

let newest = '';
let hidden = '';
beforeAll(async () => {
  for (let index = 0; index < FEED_LENGTH; index++) await addMemorial({ fullName: `Old ${index}` });
  for (const fullName of NAMES) await addMemorial({ fullName });
  newest = await addMemorial({ fullName: 'Newest' }, { description: BIOGRAPHY });
  hidden = await addMemorial({ fullName: 'Private Canary', isPublic: false });
});

const feed = () => call(GET, { path: '/feed.xml' });
const texts = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}[^>]*>([^<]*)</${element}>`, 'g'))].map(
    ([, text]) => text,
  );

describe('GET /feed.xml', () => {
  it('is RSS that can be cached for five minutes', async () => {
    const { status, headers, body } = await feed();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" /);
    expect(body).toContain('<atom:link href="http://localhost:3000/feed.xml" rel="self"');
  });

  it('lists the newest fifty memorials, newest first, with their addresses', async () => {
    const { body } = await feed();
    expect(body.match(/<item>/g)).toHaveLength(FEED_LENGTH);
    expect(texts(body, 'title')[1]).toBe('Newest (1940 - 2011)');
    const address = `http://localhost:3000/memorial/${newest}`;
    expect(texts(body, 'link')[1]).toBe(address);
    expect(body).toContain(`<guid isPermaLink="true">${address}</guid>`);
    expect(body).not.toContain('<title>Old 0 ');
  });

  it('is in the language of its address, and links to pages in that language', async () => {
    const { body } = await call(GET, { path: '/xx/feed.xml', params: { language: 'xx' } });
    expect(texts(body, 'title')[0]).toMatch(/^\[Perennial: ñéŵ/);
    expect(texts(body, 'title')[1]).toBe('Newest (1940 - 2011)');
    expect(texts(body, 'link')[1]).toBe(`http://localhost:3000/xx/memorial/${newest}`);
    expect(body).toContain('<atom:link href="http://localhost:3000/xx/feed.xml" rel="self"');
  });

  it('uses the translation in its language, if any', async () => {
    const text = { memorialId: newest, language: 'fr', biography: 'Une vie.\n\nLa suite.' };
    await db().memorialText.create({ data: text, select: { language: true } });
    const { body } = await call(GET, { path: '/fr/feed.xml', params: { language: 'fr' } });
    expect(texts(body, 'description')[1]).toBe('Une vie.');
    expect(texts((await feed()).body, 'description')[1]).toContain('Less &amp;lt; more');
  });

  it('formats dates as in RFC 822', async () => {
    const dates = texts((await feed()).body, 'pubDate');
    expect(dates).toHaveLength(FEED_LENGTH);
    for (const date of dates)
      expect(date).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} 2026 [\d:]{8} GMT$/);
    const times = dates.map((date) => Date.parse(date ?? ''));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('reads only the columns that it shows', async () => {
    const { birthShown: _, ...life } = LIFE_COLUMNS;
    const both = ['id', 'fullName', 'biography', ...Object.keys(life)];
    const [inFeed = {}] = await feedMemorials(1, 'en');
    expect(Object.keys(inFeed).sort()).toEqual([...both, 'createdAt'].sort());
    const [onHomePage = {}] = await newestMemorials(1, 'en');
    const homePageColumns = [
      'wordsLanguage',
      'pictureId',
      'enableDigitalFlowers',
      'wreath',
      'tributeCount',
    ];
    expect(Object.keys(onHomePage).sort()).toEqual([...both, ...homePageColumns].sort());
  });

  it('shows names in every script, and markup as text', async () => {
    const titles = texts((await feed()).body, 'title');
    for (const name of NAMES.slice(0, 3)) expect(titles).toContain(`${name} (1940 - 2011)`);
    expect(titles).toContain('Tom &amp; &quot;Jerry&quot; &lt;b&gt; (1940 - 2011)');
  });

  it('describes a life by its first paragraph, as text within HTML', async () => {
    const [, description] = texts((await feed()).body, 'description');
    expect(description).toBe('Less &amp;lt; more &amp;amp; more.\nStill the first.');
  });

  it('leaves out private memorials', async () => {
    const { body } = await feed();
    for (const secret of ['Canary', hidden]) expect(body).not.toContain(secret);
  });
});
