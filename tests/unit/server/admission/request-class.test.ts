import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { apiCompleteUpload, apiUploads } from '@/lib/memorials/api-paths';
import * as paths from '@/lib/platform/paths';
import { requestClassOf } from '@/server/admission/request-class';

const ID = 'AbCdEfGhJkMn';
const classOf = (method: string, url: string, type?: string) =>
  requestClassOf({ method, url, headers: { 'content-type': type } } as unknown as IncomingMessage); // as: it reads only these

describe('a request that reads', () => {
  it.each([
    ['pictures', '/_next/static/chunks/app/%5Blanguage%5D/page-1a.js'],
    ['pictures', '/_next/static/media/serif.woff2?dpl=1'],
    ['pictures', '/media/AbCdEfGhJkMn/960'],
    ['pictures', '/media/AbCdEfGhJkMn/poster'],
    ['pictures', '/icons/180.png'],
    ['pictures', '/favicon.ico'],
    ['pictures', '/assets/AbCdEfGhJkMn/logo-2x'],
    ['files', '/media/AbCdEfGhJkMn/original'],
    ['pictures', paths.qrCode(ID)],
    ['pictures', '/q/anything/code.svg'],
    ['files', '/api/admin/export/users.csv?from=a'],
    ['drawings', paths.qrCodePng(ID, 1024)],
    ['drawings', paths.memorialPreview(ID)],
    ['drawings', `/fr${paths.memorialPortrait(ID)}?v=1`],
    ['drawings', paths.sitePreview],
    ['drawings', `/fr${paths.sitePreview}?v=1`],
    ['payers', paths.memorialPaid(ID)],
    ['payers', `/fr${paths.flowersPaid(ID)}`],
    ['payers', paths.flowersCancelled(ID)],
    ['payers', paths.paymentCancelled],
    ['payers', paths.apiOrder(ID)],
    ['reads', paths.permanent(ID)],
    ['reads', paths.memorial(ID)],
    ['reads', `/memorial/${ID}/preview.png`],
    ['reads', `/flower-payment/${ID}`],
    ['reads', '/fr/media/AbCdEfGhJkMn/960'],
    ['reads', '/api/memorials?page=2'],
    ['reads', '/'],
  ])('belongs to the class %s: %s', (expected, url) => {
    expect(classOf('GET', url)).toBe(expected);
    expect(classOf('HEAD', url)).toBe(expected);
  });
});

it('a request for a file of this release has no class, and so is never refused', () => {
  const files = new Set(['/_next/static/chunks/app/[language]/page-1a.js']);
  const classOfGet = (url: string) =>
    requestClassOf({ method: 'GET', url, headers: {} } as unknown as IncomingMessage, files); // as: see above
  expect(classOfGet('/_next/static/chunks/app/%5Blanguage%5D/page-1a.js?dpl=1')).toBeUndefined();
  expect(classOfGet('/_next/static/chunks/app/[language]/page-1a.js')).toBeUndefined();
  expect(classOfGet('/_next/static/chunks/app/%5Blanguage%5D/page-1b.js')).toBe('pictures');
  expect(classOfGet('/_next/static/%E0%A4%A')).toBe('pictures');
});

describe('a path that Next resolves to a different one', () => {
  const HIDDEN = [
    '/../..',
    '/..',
    '/%2e%2e/%2e%2e',
    '/%2E./..',
    '/..%2f..%2f',
    '/%252e%252e/',
    '/..%5c..',
    '/..\\..',
    '/%00',
  ];

  it.each(HIDDEN.map((detour) => `/_next/static${detour}/find-memorials?name=a`))(
    'is not an asset: %s',
    (url) => expect(classOf('GET', url)).toBe('reads'),
  );

  it.each(HIDDEN.map((detour) => `/media/AbCdEfGhJkMn${detour}`))('is not a file: %s', (url) =>
    expect(classOf('GET', url)).toBe('reads'),
  );

  it.each(HIDDEN.map((detour) => `/api/payments/webhook/paystack${detour}`))(
    'is not a notice: %s',
    (url) => expect(classOf('POST', url)).toBe('writes'),
  );
});

it.each(['//', '///', '/\\', '//:x/', '//[/', '/\\/a'])(
  '%s is not a valid path, and counts as a read or a write',
  (url) => {
    expect([classOf('GET', url), classOf('POST', url)]).toEqual(['reads', 'writes']);
  },
);

describe('a request that writes', () => {
  it.each([
    ['notices', '/api/payments/webhook/paystack', 'application/json'],
    ['notices', '/api/payments/webhook/payfast?a=b', 'application/x-www-form-urlencoded'],
    ['notices', '/api/payments/webhook/paystack', 'multipart/form-data; boundary=a'],
    ['payers', '/api/payments/verify-paystack', 'application/json'],
    ['payers', '/api/payments/webhook/', 'application/json'],
    ['uploads', '/api/memorials/drafts', 'Multipart/Form-Data; boundary=a'],
    ['uploads', apiCompleteUpload('mwPkuvJ2NRty', 'mwPkuvJ2NRtz'), undefined],
    ['writes', apiUploads('mwPkuvJ2NRty', 'b', 1, 'page'), 'application/json'],
    ['writes', '/api/memorials/drafts', 'application/json'],
    ['writes', paths.apiLogin, undefined],
  ])('belongs to the class %s: %s', (expected, url, type) => {
    expect(classOf('POST', url, type)).toBe(expected);
  });

  it('is no notice if it only reads', () => {
    expect(classOf('GET', '/api/payments/webhook/paystack')).not.toBe('notices');
  });
});
