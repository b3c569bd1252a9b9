import { describe, expect, it } from 'vitest';
import { scanTarget } from '@/components/scan/scan-target-rules';
import { HOSTILE_CODES, MEMORIAL, SITE } from './hostile-codes';

describe('a scanned code', () => {
  it.each([
    [`${SITE}${MEMORIAL}`, MEMORIAL],
    [`${SITE}/q/3mJr7AoUXx2W`, '/q/3mJr7AoUXx2W'],
    [`  ${SITE}/q/3mJr7AoUXx2W\n`, '/q/3mJr7AoUXx2W'],
    [`HTTPS://PERENNIAL.EXAMPLE${MEMORIAL}`, MEMORIAL],
    ['HTTPS://PERENNIAL.EXAMPLE/Q/3MJR7AOUXX2W', '/q/3MJR7AOUXX2W'],
    [`${SITE}:443${MEMORIAL}/`, `${MEMORIAL}/`],
    [`${SITE}${MEMORIAL}?utm=x#family`, MEMORIAL],
  ])('%j opens a memorial of this site at once', (code, path) => {
    expect(scanTarget(code, SITE)).toEqual({ kind: 'memorial', path });
  });

  it.each([
    ['https://example.org/a?b=c#d', 'example.org', 'https://example.org/a?b=c#d'],
    ['http://example.org:8080/', 'example.org:8080', 'http://example.org:8080/'],
    ['https://bücher.example/', 'xn--bcher-kva.example', 'https://xn--bcher-kva.example/'],
  ])('%j opens another site only if the person confirms', (code, host, href) => {
    expect(scanTarget(code, SITE)).toEqual({ kind: 'elsewhere', href, host });
  });

  it.each([
    [`${SITE}/find-memorials`, `${SITE}/find-memorials`],
    [`${SITE}${MEMORIAL}/preview.jpg`, `${SITE}${MEMORIAL}/preview.jpg`],
    [`https://ada:secret@perennial.example${MEMORIAL}`, `${SITE}${MEMORIAL}`],
  ])('%j opens a page of this site only if the person confirms', (code, href) => {
    expect(scanTarget(code, SITE)).toEqual({ kind: 'ours', href, host: 'perennial.example' });
  });

  it.each([
    `http://perennial.example${MEMORIAL}`,
    `https://perennial.example:8443${MEMORIAL}`,
    `https://perennial.example.${MEMORIAL}`,
  ])('%j only looks like this site', (code) => {
    expect(scanTarget(code, SITE)).toMatchObject({ kind: 'elsewhere' });
  });

  it('drops user names and passwords', () => {
    const target = scanTarget('https://ada:secret@evil.example/', SITE);
    expect(target).toMatchObject({ href: 'https://evil.example/' });
  });

  it.each(['', ' ', 'Ada Lovelace', '3mJr7AoUXx2W', 'perennial.example', 'x'.repeat(4000)])(
    '%j is plain text',
    (code) => expect(scanTarget(code, SITE)).toEqual({ kind: 'text' }),
  );

  it.each(HOSTILE_CODES)('%j opens nothing unless the person confirms', (code, host) => {
    const target = scanTarget(code, SITE);
    expect('host' in target ? target.host : null).toBe(host);
    expect(target.kind).toMatch(host === null ? /^text$/ : /^(ours|elsewhere)$/);
  });
});
