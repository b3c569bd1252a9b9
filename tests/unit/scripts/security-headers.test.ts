import { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addSecurityHeaders } from '@/scripts/serve/security-headers';

function answered(statusCode: number, headers: Record<string, string> = {}) {
  const response = new ServerResponse({ method: 'GET' } as never); // it reads nothing else of a request
  response.statusCode = statusCode;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  addSecurityHeaders(response);
  return response.getHeaders();
}

describe('addSecurityHeaders', () => {
  it.each([404, 410])('keeps what answers %i out of search engines', (status) => {
    expect(answered(status)['x-robots-tag']).toBe('noindex');
    expect(answered(status, { 'X-Robots-Tag': 'all' })['x-robots-tag']).toBe('noindex');
  });

  it.each([200, 304, 429, 503])('says nothing about robots with %i', (status) => {
    expect(answered(status)).not.toHaveProperty('x-robots-tag');
  });

  it('leaves alone what the app said itself', () => {
    const headers = answered(200, { 'Cross-Origin-Resource-Policy': 'cross-origin' });
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['x-frame-options']).toBe('DENY');
  });
});
