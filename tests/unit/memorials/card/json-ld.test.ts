import { ServerInsertedHTMLContext } from 'next/navigation';
import { createElement, type ReactNode } from 'react';
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
    const html = renderHead({ name, [name]: [name] });
    expect(html.startsWith(OPENING) && html.endsWith(CLOSING)).toBe(true);
    const data = html.slice(OPENING.length, -CLOSING.length);
    expect(data).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(data)).toEqual({ name, [name]: [name] });
  });
});

/** Renders a page with this data, and returns what Next would put into its head, in two parts of a stream. */
function renderHead(data: object): string {
  const inserted: (() => ReactNode)[] = [];
  const insert = (render: () => ReactNode) => void inserted.push(render);
  const body = renderToStaticMarkup(
    createElement(ServerInsertedHTMLContext, { value: insert }, createElement(JsonLd, { data })),
  );
  const parts = [1, 2].map(() => renderToStaticMarkup(inserted.map((render) => render())));
  return body + parts.join('');
}
