import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import {
  openGraphLocales,
  pageMetadata,
  siteOpenGraph,
} from '@/lib/platform/link-preview/open-graph';
import * as paths from '@/lib/platform/paths';
import { resetSnapshot } from '@/lib/platform/site-settings/snapshot';
import { siteTitle } from '@/lib/platform/site-texts';
import { useSetting } from '@/tests/support/site-settings';

afterEach(resetSnapshot);

const pictureOf = (language: Language) => siteOpenGraph(language).images[0];
const addressOf = (language: Language) => pictureOf(language)?.url ?? '';

describe('the link preview of every page', () => {
  it('has the name of the site, the language, and a picture with its size, type and text', () => {
    const { siteName, type, locale, alternateLocale, images } = siteOpenGraph('fr');
    expect({ siteName, type, locale }).toEqual({
      siteName: 'Perennial',
      type: 'website',
      locale: 'fr_FR',
    });
    expect(alternateLocale).toContain('en_GB');
    expect(alternateLocale).not.toContain('fr_FR');
    expect(alternateLocale).toHaveLength(Object.keys(LANGUAGES).length - 1);
    expect(images).toEqual([
      {
        url: expect.stringMatching(/^https?:\/\/[^/]+\/fr\/preview\.jpg\?v=[0-9a-f]{8}$/),
        width: 1200,
        height: 630,
        type: 'image/jpeg',
        alt: siteTitle(translatorFor('fr')),
      },
    ]);
  });

  it('names no address, because some addresses are secret', () => {
    expect(siteOpenGraph('en')).not.toHaveProperty('url');
  });

  it('has the canonical address of a page that has one', () => {
    const { alternates, openGraph } = pageMetadata(paths.about, 'fr');
    expect(openGraph).toEqual({ ...siteOpenGraph('fr'), url: alternates.canonical });
    expect(openGraph.url).toMatch(/^https?:\/\/[^/]+\/fr\/about$/);
  });

  it.each(Object.keys(LANGUAGES) as Language[])('has a locale with a territory: %s', (language) => {
    const { locale, alternateLocale } = openGraphLocales(language, [language]);
    expect(locale).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
    expect(alternateLocale).toEqual([]);
  });
});

describe("the address of the site's picture", () => {
  it('changes with everything that the picture shows, and with nothing else', () => {
    const before = addressOf('en');
    useSetting('site.operator', 'Someone');
    expect(addressOf('en')).toBe(before);
    const seen = [before];
    const see = () => seen.push(addressOf('en'));
    useSetting('site.name', 'Garden');
    see();
    useSetting('site.tagline', 'Remembered.');
    see();
    useSetting('look.paper', { l: 1, c: 0, h: 0 });
    see();
    useSetting('look.ink', { l: 0, c: 0, h: 0 });
    see();
    useSetting('look.icon', { id: 'AbCdEfGhJkMn', width: 32, height: 32 });
    see();
    expect(new Set(seen).size).toBe(6);
  });

  it('differs between languages', () => {
    const versions = (['en', 'fr', 'ar'] as const).map((each) => addressOf(each).split('?v=')[1]);
    expect(new Set(versions).size).toBe(3);
  });
});
