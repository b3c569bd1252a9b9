import { afterEach, expect, it } from 'vitest';
import { GET } from '@/app/security.txt/route';
import { writeSecurityTxt } from '@/lib/platform/security-txt';
import { resetSnapshot } from '@/lib/platform/site-settings/snapshot';
import { useSetting } from '../../support/site-settings';

afterEach(resetSnapshot);

const linesAt = (now: string) => writeSecurityTxt(new Date(now)).split('\n');

it('names the contact address, the contact page, and an end in less than a year', () => {
  useSetting('site.contactEmail', 'hello+site@brand.example');
  expect(linesAt('2026-03-31T23:59:59Z')).toEqual([
    'Contact: mailto:hello%2Bsite@brand.example',
    'Contact: http://localhost:3000/contact',
    'Expires: 2027-02-01T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: http://localhost:3000/.well-known/security.txt',
    '',
  ]);
});

it('names the contact page alone if there is no contact address', () => {
  useSetting('site.contactEmail', '');
  expect(linesAt('2026-03-01T00:00:00Z')[0]).toBe('Contact: http://localhost:3000/contact');
});

it('is the same for all of a month, so that caches may keep it', () => {
  expect(linesAt('2026-12-31T23:59:59Z')).toEqual(linesAt('2026-12-01T00:00:00Z'));
  const { headers } = GET();
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
});
