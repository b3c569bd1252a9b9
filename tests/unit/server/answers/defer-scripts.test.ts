import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FIRST_SCREEN_END_MARK } from '@/lib/platform/first-screen-rules';
import { deferScripts } from '@/server/answers/defer-scripts';
import { page, sharedServer } from '../../../support/shared-server';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const HTML = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>\
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>${script('runtime')}\
<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Ada</p>\
<script>self.__next_f=1</script>${script('main')}</body></html>`;

const { handle, ask } = sharedServer();

describe('a page that loads its scripts after the first paint', () => {
  it('lists the scripts in their order, and loads none directly', () => {
    const html = deferScripts(HTML);
    expect(html).toContain(
      '<script data-scripts="/_next/static/chunks/runtime.js /_next/static/chunks/main.js" data-readable="false">',
    );
    expect(html).not.toMatch(/<script src="[^"]+" async/);
    expect(html).not.toContain('as="script"');
    expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule="">');
    expect(html).toContain('<p>Ada</p><script>self.__next_f=1</script></body>');
  });

  it('says that it can be read without them if it marks the end of its first screen', () => {
    const readable = HTML.replace('</p>', `</p>${FIRST_SCREEN_END_MARK}`);
    expect(deferScripts(readable)).toContain(' data-readable="true">');
  });

  it('is unchanged if it has no scripts', () => {
    const plain = '<html><head></head><body>self</body></html>';
    expect(deferScripts(plain)).toBe(plain);
  });

  it('is sent to everybody, with a policy that allows the loader', async () => {
    handle.mockImplementation(async (_, response) => page(response, {}, HTML));
    const { body, headers } = await ask('/memorial/a');
    expect(body.toString()).toBe(deferScripts(HTML));
    const [, loader = ''] =
      /<script data-scripts="[^"]*" data-readable="false">([\s\S]*?)<\/script>/.exec(`${body}`) ??
      [];
    const hash = createHash('sha256').update(loader).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it('is never a missing page or a page of one person', async () => {
    handle.mockImplementation(async (_, response) => {
      response.statusCode = 404;
      page(response, {}, HTML);
    });
    expect((await ask('/memorial/b')).body.toString()).toBe(HTML);
    handle.mockImplementation(async (_, response) =>
      page(response, { 'Cache-Tag': undefined }, HTML),
    );
    expect((await ask('/memorial/c')).body.toString()).toBe(HTML);
  });
});
