import { describe, expect, it } from 'vitest';
import { addSecurityHeaders, ensurePolicy, strictTransportHeader } from '@/server/security-headers';
import { dummyResponse } from '../../support/dummy-response';

function headersAfter(statusCode: number, headers: Record<string, string> = {}) {
  const response = dummyResponse();
  response.statusCode = statusCode;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  addSecurityHeaders(response);
  return response.getHeaders();
}

describe('addSecurityHeaders', () => {
  it.each([404, 410])('keeps answers with %i out of search engines', (status) => {
    expect(headersAfter(status)['x-robots-tag']).toBe('noindex');
    expect(headersAfter(status, { 'X-Robots-Tag': 'all' })['x-robots-tag']).toBe('noindex');
  });

  it.each([200, 304, 429, 503])('sends no robots header with %i', (status) => {
    expect(headersAfter(status)).not.toHaveProperty('x-robots-tag');
  });

  it('allows the frames of payment providers to request payments', () => {
    expect(headersAfter(200)['permissions-policy']).toBe(
      'camera=(self), microphone=(), geolocation=(), payment=(self "https://checkout.paystack.com")',
    );
  });

  it('keeps headers that the app has set', () => {
    const headers = headersAfter(200, { 'Cross-Origin-Resource-Policy': 'cross-origin' });
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['x-frame-options']).toBe('DENY');
  });
});

describe('ensurePolicy', () => {
  const policyOf = (path: string) => {
    const response = dummyResponse();
    ensurePolicy(response, path);
    return response.getHeader('content-security-policy');
  };

  it('allows WebAssembly to the workers of the scanner alone, and nothing but to load it', () => {
    const strictest = policyOf('/_next/static/media/zxing_reader-AB23CDEF.wasm');
    expect(strictest).toMatch(/^default-src 'none'; /);
    expect(strictest).not.toContain('script-src');
    expect(policyOf('/_next/static/media/scan-worker-AB23CDEF.js')).toBe(
      `${strictest}; script-src 'wasm-unsafe-eval'; connect-src 'self'`,
    );
    expect(policyOf('/_next/static/media/scan-heic-worker-AB23CDEF.js')).toBe(
      `${strictest}; script-src 'self' 'wasm-unsafe-eval'`,
    );
    expect(policyOf('/_next/static/media/libheif-bundle-AB23CDEF.js')).toBe(strictest);
    expect(policyOf('/media/scan-worker-AB23CDEF.js')).toBe(strictest);
  });
});

describe('strictTransportHeader', () => {
  const alone = { HSTS_INCLUDE_SUBDOMAINS: false, HSTS_PRELOAD: false };

  it('is sent over https only', () => {
    const all = { HSTS_INCLUDE_SUBDOMAINS: true, HSTS_PRELOAD: true };
    expect(strictTransportHeader({ SITE_URL: 'http://localhost:3000', ...all })).toEqual({});
    expect(headersAfter(200)).not.toHaveProperty('strict-transport-security'); // tests use http
  });

  it.each([
    [alone, 'max-age=63072000'],
    [{ ...alone, HSTS_INCLUDE_SUBDOMAINS: true }, 'max-age=63072000; includeSubDomains'],
    [
      { HSTS_INCLUDE_SUBDOMAINS: true, HSTS_PRELOAD: true },
      'max-age=63072000; includeSubDomains; preload',
    ],
  ])('with %j is %s', (settings, value) => {
    const site = { SITE_URL: 'https://perennial.example', ...settings };
    expect(strictTransportHeader(site)).toEqual({ 'Strict-Transport-Security': value });
  });
});
