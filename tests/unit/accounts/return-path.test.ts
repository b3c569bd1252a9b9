import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '@/lib/platform/auth/return-path';

describe('safeReturnPath', () => {
  it.each([
    ['/create-memorial', '/create-memorial'],
    ['/memorial/abc?page=2#gallery', '/memorial/abc?page=2#gallery'],
    ['/find-memorials?name=O%27Brien%2FSmith', '/find-memorials?name=O%27Brien%2FSmith'],
    ['/a/../profile', '/profile'],
    [
      '/send-flowers/abc?next=https://elsewhere.example',
      '/send-flowers/abc?next=https://elsewhere.example',
    ],
  ])('accepts %s', (text, path) => expect(safeReturnPath(text)).toBe(path));

  it.each([
    '',
    'profile',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/a\\b',
    '%2f%2fevil.example',
    '/%2fevil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    'HTTPS:/evil.example',
    'javascript:alert(1)',
    ' /profile',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%0d%0aSet-Cookie:a=b',
    '/%09/evil.example',
    '/a\u0000b',
    '/%E0%A4%A',
    '/login',
    '/login?from=/login',
    '/signup',
    '/verify-email?userId=x',
    '/api/auth/signout',
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (text) => expect(safeReturnPath(text)).toBeNull());

  it('returns null without a path', () => {
    expect(safeReturnPath(null)).toBeNull();
    expect(safeReturnPath(undefined)).toBeNull();
  });
});
