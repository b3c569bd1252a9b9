import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FIRST_SCREEN_END,
  FIRST_SCREEN_END_MARK,
  LATER_SHEET,
} from '@/lib/platform/first-screen-rules';
import { inlineStyleSheets } from '@/server/answers/inline-style-sheets';

const link = (name: string, more = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"${more}/>`;
const page = (...links: string[]) =>
  `<html><head>${links.join('')}</head><body><p>Ada</p></body></html>`;
const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let outer = '';
let chunks = '';
beforeAll(async () => {
  outer = await mkdtemp(path.join(tmpdir(), 'sheets-'));
  chunks = path.join(outer, 'chunks');
  await mkdir(chunks);
  await writeFile(path.join(outer, 'b.css'), 'p{color:blue}');
  await writeFile(path.join(chunks, 'a~1.css'), '@font-face{src:url(../media/a.woff2)}');
  await writeFile(path.join(chunks, 'b.css'), 'p{color:red}');
  await writeFile(path.join(chunks, 'ends.css'), 'p:after{content:"</style><script>"}');
});
afterAll(() => rm(outer, { recursive: true }));

describe('a page with its style sheets', () => {
  it('contains their text in order, with absolute addresses, and disables their links', async () => {
    const { html, sources } = await inlineStyleSheets(page(link('a~1.css'), link('b.css')), chunks);
    const first = '@font-face{src:url(/_next/static/media/a.woff2)}';
    expect(html).toBe(
      page(
        `<style>${first}</style>${link('a~1.css', ' disabled=""')}`,
        `<style>p{color:red}</style>${link('b.css', ' disabled=""')}`,
      ),
    );
    expect(sources).toEqual([source(first), source('p{color:red}')]);
  });

  it('contains the styles of its first screen, whose end becomes the link to all of them', async () => {
    const body = (end: string) => `<p>Ada</p>${end}<b>Countess</b>`;
    const rendered = (end: string, head: string) =>
      `<html><head>${head}</head><body>${body(end)}</body></html>`;
    await writeFile(path.join(chunks, 'all.css'), 'p{color:red}b{color:blue}');
    const { html, sources } = await inlineStyleSheets(
      rendered(FIRST_SCREEN_END_MARK, link('all.css')),
      chunks,
    );
    const [, styles = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    expect(styles).toContain('p{color:red}');
    expect(styles).not.toContain('blue');
    const whole = `<link rel="stylesheet" href="/_next/static/chunks/all.css" ${FIRST_SCREEN_END}=""/>`;
    const head = `<style>${styles}</style>${link('all.css', ` disabled="" ${LATER_SHEET}=""`)}`;
    expect(html).toBe(rendered(whole, head));
    expect(sources).toEqual([source(styles)]);
  });

  it.each([
    ['of another release', 'gone.css'],
    ['that would end its element', 'ends.css'],
    ['in another folder', '../b.css'],
  ])('keeps the link to a style sheet %s', async (_, name) => {
    const linked = page(link(name));
    expect(await inlineStyleSheets(linked, chunks)).toEqual({ html: linked, sources: [] });
  });
});
