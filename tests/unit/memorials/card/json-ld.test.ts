import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonLd } from '@/components/memorials/json-ld';

const OPENING = '<script type="application/ld+json">';
const CLOSING = '</script>';

describe('structured data in a page', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>&lt;/script>',
    'line\u2028and\u2029paragraph',
    'quote " and \\ backslash',
    'هدى 👩‍🌾',
  ])('keeps %j inside its script element', (name) => {
    const html = renderToStaticMarkup(createElement(JsonLd, { data: { name, [name]: [name] } }));
    expect(html.startsWith(OPENING) && html.endsWith(CLOSING)).toBe(true);
    const data = html.slice(OPENING.length, -CLOSING.length);
    expect(data).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(data)).toEqual({ name, [name]: [name] });
  });
});
