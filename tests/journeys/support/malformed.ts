import type { RandomSource } from '@/prisma/demo/card/seeded-random';
import { BYPASS_HEADERS, detours } from './bypass';
import type { Call } from './well-formed';

export type MalformedRequest = {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

const LONG = 'a'.repeat(20_000);
const DEPTH = 3_000;
/** Values that often break programs. Any of them may replace a valid value. */
const VALUES = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    '',
    ' ',
    '0',
    '-1',
    'NaN',
    'null',
    'undefined',
  ],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '😀',
    'é'.normalize('NFD'),
    '\u202e',
    '\r\nSet-Cookie: a=b',
    '%00',
    '%',
  ],
  ...["' OR 1=1--", '{{7*7}}', '<script>', '../../etc/passwd', 'javascript:alert(1)'],
  ...['2026-02-30', '0000-00-00', '99999-01-01', '-000001-01-01', '1970-01-01T00:00:00Z'],
  ...['a@b', `${LONG}@example.org`, '__proto__', 'constructor', '٣', '1e3', '0x10', LONG],
  ...[[], {}, [null], [[]], { $gt: '' }, { length: -1 }, Array(500).fill('x')],
] as const;
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=--x',
  'image/svg+xml',
  '',
  'a/b;;;=',
] as const;
const COOKIES = [
  'next-auth.callback-url=NaN',
  'next-auth.session-token=%',
  'next-auth.session-token=a.b.c.d.e',
  '=;;=; a',
  'memorial-device=x',
  'memorial-device=%00',
  'next-auth.csrf-token=%7C',
] as const;
/** Values for the headers of Next's router. */
const ROUTER_VALUES = [
  ...['', '0', '1', '2', '3', '[', '{}', 'null', '[[]]', '%', '%5B%22%22%2C', '/_tree', '/_full'],
  ...[
    '["",{}]',
    '["",{},null,null,null,null,null]',
    '["",{"children":["a"]}]',
    '["",{"__proto__":1}]',
  ],
  ...['["",{"children":["__PAGE__",{}]},null,"refetch"]', '["",[],null,"metadata-only"]'],
  ...['["",{"children":[["language","en","x",null],{}]}]', '["",{},["",1]]', '["",{},null,"x"]'],
  `${'["",{"children":'.repeat(200)}["",{}]${'}]'.repeat(200)}`,
  '['.repeat(3_000),
  LONG.slice(0, 900),
] as const;
const ROUTER_HEADERS = [
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-action',
  'next-hmr-refresh',
  'next-request-id',
  'x-nextjs-request-id',
  'x-nextjs-html-request-id',
] as const;
const IDS = [
  'mwPkuvJ2NRty',
  'x',
  '%00',
  '%F0%9F%98%80',
  '%ff',
  '..%2f..',
  'a'.repeat(3_000),
  '%',
  '-1',
  'null',
  'code.svg',
  'x.rsc',
] as const;

/**
 * Corrupts a well-formed request in one to three places: address, query, headers or body. Half of the addresses contain
 * `knownId`, the id of an existing memorial.
 */
export function corruptRequest(
  call: Call,
  knownId: string,
  chance: RandomSource,
): MalformedRequest {
  const { pick, between } = chance;
  const happens = (share: number) => between(0, 1) < share;
  const id = () => (happens(0.5) ? knownId : pick(IDS));
  const plainAddress = call.address.replace(/\[+[.\w]+\]+/g, id);
  const address = happens(0.1)
    ? pick(detours(plainAddress) as [string, ...string[]])
    : plainAddress;
  const query = happens(0.3) ? `?${queryText()}` : '';
  const method = happens(0.05)
    ? pick(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
    : call.method;
  const { type, body } = bodyOf();
  const headers = {
    ...(type && { 'content-type': type }),
    ...(happens(0.15) &&
      pick(BYPASS_HEADERS as [Record<string, string>, ...Record<string, string>[]])),
    ...(happens(0.1) && { cookie: pick(COOKIES) }),
    ...(happens(0.05) && { range: pick(['bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1', 'x']) }),
    ...(happens(0.05) && { 'if-none-match': pick(['*', '"', LONG.slice(0, 900), 'W/']) }),
    ...(happens(0.05) && { 'accept-language': pick(['*', 'xx;q=NaN', LONG.slice(0, 900)]) }),
    ...(happens(0.1) && routerHeaders()),
  };
  return { method, target: `${address}${query}`, headers, body };

  /** What Next's router sends, with one to three of its headers corrupted. */
  function routerHeaders(): Record<string, string> {
    const corrupted = Array.from({ length: Math.ceil(between(0, 3)) }, () => {
      const value = pick(ROUTER_VALUES);
      return [pick(ROUTER_HEADERS), happens(0.5) ? encodeURIComponent(value) : value];
    });
    return { rsc: happens(0.9) ? '1' : pick(ROUTER_VALUES), ...Object.fromEntries(corrupted) };
  }

  function queryText(): string {
    const names = Object.keys(call.query);
    const all = Array.from({ length: Math.ceil(between(0, 6)) }, () => {
      const name = happens(0.8) ? pick(['callbackUrl', ...names]) : '__proto__';
      const value = happens(0.5) ? pick(VALUES) : call.query[name];
      const text = String(typeof value === 'object' ? JSON.stringify(value) : value);
      return `${name}${happens(0.1) ? '[]' : ''}=${happens(0.9) ? encoded(text) : '%E0%A4%A'}`;
    });
    return all.join(happens(0.95) ? '&' : '?').slice(0, 12_000);
  }

  function bodyOf(): { type: string; body: Buffer | undefined } {
    const { body } = call;
    if (!body)
      return happens(0.2) ? { type: pick(TYPES), body: noise() } : { type: '', body: undefined };
    if (happens(0.05)) return { type: pick(TYPES), body: noise() };
    const corruptedBody = corruptFields(body);
    if (call.isUpload) return upload(corruptedBody);
    const text = happens(0.03)
      ? `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`
      : JSON.stringify(happens(0.04) ? pick(VALUES) : corruptedBody);
    const truncated = happens(0.05) ? text.slice(0, Math.floor(between(0, text.length))) : text;
    return { type: happens(0.9) ? 'application/json' : pick(TYPES), body: Buffer.from(truncated) };
  }

  /** Changes, removes, adds or nests up to three values. */
  function corruptFields(body: Record<string, unknown>): Record<string, unknown> {
    const changed: Record<string, unknown> = { ...body };
    for (let changesLeft = Math.ceil(between(0, 3)); changesLeft > 0; changesLeft--) {
      const name = pick(Object.keys(body) as [string, ...string[]]);
      const value = changed[name];
      if (happens(0.15)) delete changed[name];
      else if (happens(0.1)) changed[`${name}2`] = pick(VALUES);
      else if (Array.isArray(value) && happens(0.7)) changed[name] = value.map(corruptValue);
      else if (isRecord(value) && happens(0.7)) changed[name] = corruptFields(value);
      else changed[name] = pick(VALUES);
    }
    return changed;
  }

  function corruptValue(value: unknown): unknown {
    return isRecord(value) && happens(0.7) ? corruptFields(value) : pick(VALUES);
  }

  function upload(fields: Record<string, unknown>): { type: string; body: Buffer } {
    const boundary = happens(0.95) ? 'limit' : pick(['', 'other', '--limit']);
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--limit\r\nContent-Disposition: form-data; name="${name.replace(/"/g, '')}"\r\n\r\n${text(value)}\r\n`,
    );
    if (happens(0.4)) {
      const field = pick(['mainPicture', 'additionalMedia', 'media', 'form', '', '__proto__']);
      const name = pick([
        'a.jpg',
        'a.webm',
        '../a.mp4',
        'a\0.pdf',
        '',
        LONG.slice(0, 600),
        '😀.heic',
      ]);
      const head = `--limit\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
      parts.push(`${head}${pick(FILE_HEADS)}${noise().toString('latin1')}\r\n`);
    }
    const whole = Buffer.from(`${parts.join('')}--limit--\r\n`, 'latin1');
    const body = happens(0.1) ? whole.subarray(0, Math.floor(between(0, whole.length))) : whole;
    return { type: `multipart/form-data; boundary=${boundary}`, body };
  }

  function noise(): Buffer {
    return Buffer.from(Array.from({ length: between(0, 400) }, () => between(0, 256)));
  }
}

/** The first bytes of accepted file types. */
const FILE_HEADS = [
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  'GIF89a',
  'RIFF\0\0\0\0WEBPVP8 ',
  '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm',
  '\0\0\0\x18ftypmp42\0\0\0\0mp42isom',
  '%PDF-1.7\n',
  '',
] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
/** Like encodeURIComponent, but accepts lone surrogates. */
const encoded = (value: string) => encodeURIComponent(value.toWellFormed());
