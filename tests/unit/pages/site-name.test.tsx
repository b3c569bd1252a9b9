import { globSync, readFileSync, statSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { SiteFooter } from '@/components/layout/site-footer';
import { siteManifest } from '@/components/layout/site-manifest';
import { rss } from '@/lib/memorials/rss';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { mailLayout } from '@/lib/platform/mail/layout';
import { siteName } from '@/lib/platform/site-name';
import { resetSnapshot } from '@/lib/platform/site-settings/snapshot';
import { siteTitle } from '@/lib/platform/site-texts';
import { useSetting } from '@/tests/support/site-settings';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

const SOURCES = globSync([
  '{app,components,lib,messages,server}/**/*.{ts,tsx,json,css,mjs}',
  'middleware.ts',
  'instrumentation.ts',
]).filter((file) => !/(^|\/)generated\//.test(file) && statSync(file).isFile()); // a route may be called openapi.json

/** Files that may contain the name, with the reason. */
const ALLOWED_FILES: Record<string, string> = {
  'lib/platform/site-settings/keys/site.ts': 'the default of the setting',
  'lib/platform/env.ts': 'messages in the terminal at the start',
  'lib/platform/email-address.ts': 'an example in a comment',
  'server/answers/request-from-next.ts':
    'the User-Agent of requests that the server sends to itself',
};

it("no page, component, mail or message contains the product's name", () => {
  const filesWithName = SOURCES.filter((file) => readFileSync(file, 'utf8').includes('Perennial'));
  expect(filesWithName.sort()).toEqual(Object.keys(ALLOWED_FILES).sort());
  expect(SOURCES.length).toBeGreaterThan(500);
});

describe('a site with another name', () => {
  afterEach(resetSnapshot);

  it('uses that name in mails, the feed, the manifest, the footer and the title', () => {
    useSetting('site.name', 'Evergreen');
    useSetting('site.tagline', 'Kept with care');
    const t = translatorFor('en');
    const { text, html } = mailLayout({ heading: 'H', paragraphs: ['P'] }, 'en');
    const outputs = [
      text,
      html,
      rss([], 'en'),
      JSON.stringify(siteManifest('en', t, { paper: '#ffffff', icon: null })),
      renderToStaticMarkup(withEnglishMessages(<SiteFooter wordmark={null} />)),
      siteTitle(t),
    ];
    for (const each of outputs) {
      expect(each).toContain('Evergreen');
      expect(each).not.toContain('Perennial');
    }
    expect(siteTitle(t)).toBe('Evergreen: Kept with care');
  });

  it('escapes all texts that an admin types', () => {
    const hostile = '<img src=x onerror=alert(1)>"&';
    useSetting('site.name', hostile);
    useSetting('site.tagline', hostile);
    useSetting('words.footerLine', hostile);
    useSetting('words.mailSignature', hostile);
    useSetting('site.postalAddress', hostile);
    const { html } = mailLayout({ heading: 'H', paragraphs: ['P'] }, 'en');
    const footer = renderToStaticMarkup(withEnglishMessages(<SiteFooter wordmark={null} />));
    for (const each of [html, footer, rss([], 'en')]) expect(each).not.toContain('<img');
    expect(html.match(/&lt;img/g)?.length).toBeGreaterThanOrEqual(3);
    expect(siteName()).toBe(hostile);
  });

  it('has the default name until somebody changes it', () => {
    expect(siteName()).toBe('Perennial');
    expect(siteTitle(translatorFor('en'))).toBe('Perennial: a place to remember, kept for good');
    expect(mailLayout({ heading: 'H', paragraphs: [] }, 'en').text).toBe(
      'H\n\n-- \nPerennial. A place to remember, kept for good.\n',
    );
  });
});
