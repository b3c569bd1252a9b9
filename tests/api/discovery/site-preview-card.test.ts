import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/[language]/preview.jpg/route';
import { drawCard } from '@/lib/memorials/card/draw-card';
import { LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { PREVIEW } from '@/lib/platform/link-preview/preview-rules';
import { sitePreviewImage } from '@/lib/platform/link-preview/site-preview';
import { resetSnapshot } from '@/lib/platform/site-settings/snapshot';
import { useSetting } from '@/tests/support/site-settings';

vi.mock('@/lib/memorials/card/draw-card', { spy: true });

beforeEach(() => void vi.mocked(drawCard).mockClear());
afterEach(resetSnapshot);

const ask = (language: string, headers = {}) =>
  GET(new Request(`http://localhost:3000/${language}/preview.jpg`, { headers }), {
    params: Promise.resolve({ language }),
  });
const cardOf = async (language: string) => Buffer.from(await (await ask(language)).arrayBuffer());
const etagOf = async (language: string) => (await ask(language)).headers.get('etag') ?? '';

describe('GET /preview.jpg', () => {
  it.each(Object.keys(LANGUAGES) as Language[])('returns a card in %s', async (language) => {
    const response = await ask(language);
    expect(response.status).toBe(200);
    const card = Buffer.from(await response.arrayBuffer());
    expect(card.length).toBeLessThan(PREVIEW.maxBytes);
    const { width, height, type } = sitePreviewImage(language);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width, height });
  });

  it('can be embedded by messengers, and is cached until a release or a setting', async () => {
    const { headers } = await ask('en');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=300',
      'cache-tag': 'release',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is drawn once, even for parallel requests', async () => {
    useSetting('site.name', 'Drawn Once');
    await Promise.all(Array.from({ length: 5 }, () => ask('en')));
    await ask('en');
    expect(drawCard).toHaveBeenCalledTimes(1);
  });

  it('shows the name, the motto and the look of the site', async () => {
    const [etag, card] = [await etagOf('en'), await cardOf('en')];
    useSetting('site.name', 'Garden of Names');
    useSetting('site.tagline', 'Remembered together.');
    useSetting('look.paper', { l: 0.6, c: 0, h: 0 });
    const changed = await cardOf('en');
    expect(vi.mocked(drawCard).mock.lastCall?.[0]).toMatchObject({
      name: 'Garden of Names',
      line: 'Remembered together.',
      portrait: null,
    });
    expect(await etagOf('en')).not.toBe(etag);
    const [light = 0, dark = 255] = await Promise.all([card, changed].map(marginOf));
    expect(light).toBeGreaterThan(240);
    expect(dark).toBeLessThan(200);
  });

  it('is drawn with the longest name and motto that the settings allow', async () => {
    useSetting('site.name', 'W'.repeat(40));
    useSetting('site.tagline', 'W'.repeat(120));
    expect(await sharp(await cardOf('en')).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('answers 304 without drawing to a client with the current card', async () => {
    const etag = await etagOf('fr');
    vi.mocked(drawCard).mockClear();
    expect((await ask('fr', { 'if-none-match': etag })).status).toBe(304);
    expect(drawCard).not.toHaveBeenCalled();
  });

  it.each(['de', 'xx', 'EN', '', '..', 'constructor'])(
    'answers 404 without drawing for what is no offered language: "%s"',
    async (language) => {
      const response = await ask(language);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(drawCard).not.toHaveBeenCalled();
    },
  );
});

/** Returns how light the left margin of a card is, from 0 to 255. */
async function marginOf(card: Buffer): Promise<number> {
  const margin = { left: 10, top: 10, width: 25, height: 600 };
  const { channels } = await sharp(await sharp(card).extract(margin).toBuffer()).stats();
  return channels[0]?.mean ?? 0;
}
