import { expect, it } from 'vitest';
import { orderHead } from '@/server/answers/order-head';

const page = (...elements: string[]) =>
  `<!DOCTYPE html><html lang="en"><head>${elements.join('')}</head><body><title>no</title></body></html>`;

const CHARSET = '<meta charSet="utf-8"/>';
const VIEWPORT = '<meta name="viewport" content="width=device-width"/>';
const PRELOAD = '<link rel="preload" href="/a.woff2" as="font" crossorigin=""/>';
const STYLE = '<style>p:after{content:"<title>"}</style>';
const SHEET = '<link rel="stylesheet" href="/a.css" data-precedence="next" disabled=""/>';
const COLOURS = '<style data-look="">html:root{--paper:#ffffff}</style>';
const THEME = '<meta name="theme-color" content="#fff"/>';
const TITLE = '<title>Ada &lt;1815&gt;</title>';
const DESCRIPTION = '<meta name="description" content="A &gt; B"/>';
const CANONICAL = '<link rel="canonical" href="https://example.org/memorial/a"/>';
const OG = '<meta property="og:title" content="Ada"/>';
const OG_IMAGE = '<meta property="og:image" content="https://example.org/a.jpg"/>';
const PROFILE = '<meta property="profile:first_name" content="Ada"/>';
const TWITTER = '<meta name="twitter:card" content="summary"/>';
const JSON_LD = '<script type="application/ld+json">{"name":"A"}</script>';
const ICON = '<link rel="icon" href="/icon.svg"/>';
const ALTERNATE = '<link rel="alternate" hrefLang="fr" href="/fr"/>';
const SCRIPT = '<script data-scripts="/a.js">(()=>{})()</script>';

it('the head starts with the elements that link previews read, and keeps the order of styles and scripts', () => {
  const rendered = page(
    ...[CHARSET, VIEWPORT, PRELOAD, STYLE, SHEET, THEME, TITLE, JSON_LD, ICON, ALTERNATE],
    ...[TWITTER, OG, OG_IMAGE, PROFILE, DESCRIPTION, CANONICAL, COLOURS, SCRIPT],
  );
  expect(orderHead(rendered)).toBe(
    page(
      ...[CHARSET, VIEWPORT, TITLE, DESCRIPTION, CANONICAL, OG, OG_IMAGE, PROFILE, TWITTER],
      ...[JSON_LD, ICON, THEME, ALTERNATE, PRELOAD, STYLE, SHEET, COLOURS, SCRIPT],
    ),
  );
});

it.each([
  ['without a head', '<p>Ada</p>'],
  ['with text in its head', page(STYLE, 'text', TITLE)],
  ['with an unknown element in its head', page(STYLE, '<object></object>', TITLE)],
  ['whose head does not end', `<head>${STYLE}${TITLE}`],
])('leaves a page %s unchanged', (_, html) => {
  expect(orderHead(html)).toBe(html);
});
