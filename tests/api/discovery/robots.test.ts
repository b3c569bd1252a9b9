import { describe, expect, it } from 'vitest';
import { GET } from '@/app/robots.txt/route';
import { call } from '../../support/call';

describe('GET /robots.txt', () => {
  it('allows crawlers everywhere except on pages without content for them', async () => {
    const { status, headers, body } = await call(async () => GET(), { path: '/robots.txt' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /viewer/',
      'Disallow: /profile',
      'Disallow: /memorial-payment/',
      'Disallow: /login?',
      'Disallow: /*/viewer/',
      'Disallow: /*/profile',
      'Disallow: /*/memorial-payment/',
      'Disallow: /*/login?',
      'Allow: /',
      '',
      'Sitemap: http://localhost:3000/sitemap.xml',
      '',
    ]);
  });
});
