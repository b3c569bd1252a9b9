import { describe, expect, it } from 'vitest';
import { redirectToPage, runFormPost } from '@/lib/platform/http/form-post';

describe('redirectToPage', () => {
  it('redirects to a page with its query and anchor', () => {
    const { status, headers } = redirectToPage('/condolence/abc?problem=too%20many#form');
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/condolence/abc?problem=too%20many#form');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/memorial/😀/open', '/memorial/%F0%9F%98%80/open'],
    ['/memorial/ñ', '/memorial/%C3%B1'],
    ['/memorial/a\r\nSet-Cookie: x=y', '/memorial/aSet-Cookie:%20x=y'],
    ['/memorial/\u2028', '/memorial/%E2%80%A8'],
  ])('escapes what a header cannot contain: %j', (path, location) => {
    expect(redirectToPage(path).headers.get('location')).toBe(location);
  });
});

describe('runFormPost', () => {
  const redirects = { done: () => '/done', refused: '/refused' };
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(), { code }));

  it('redirects to the page that explains the refusal if a foreign key is violated', async () => {
    expect((await runFormPost(failing('P2003'), redirects)).headers.get('location')).toBe(
      '/refused',
    );
  });

  it('throws an internal error', async () => {
    await expect(runFormPost(failing('P2010'), redirects)).rejects.toThrow();
  });
});
