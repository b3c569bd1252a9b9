import { describe, expect, it } from 'vitest';
import { doForForm, leadTo } from '@/lib/platform/http/form-post';

describe('leadTo', () => {
  it('leads to a page with its query and its anchor', () => {
    const { status, headers } = leadTo('/condolence/abc?problem=too%20many#form');
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/condolence/abc?problem=too%20many#form');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/memorial/😀/open', '/memorial/%F0%9F%98%80/open'],
    ['/memorial/ñ', '/memorial/%C3%B1'],
    ['/memorial/a\r\nSet-Cookie: x=y', '/memorial/aSet-Cookie:%20x=y'],
    ['/memorial/\u2028', '/memorial/%E2%80%A8'],
  ])('writes what no header can carry so that it can: %j', (path, location) => {
    expect(leadTo(path).headers.get('location')).toBe(location);
  });
});

describe('doForForm', () => {
  const way = { done: () => '/done', refused: '/refused' };
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(), { code }));

  it('leads to the page that says why when a foreign key is violated', async () => {
    expect((await doForForm(failing('P2003'), way)).headers.get('location')).toBe('/refused');
  });

  it('throws what is a fault of ours', async () => {
    await expect(doForForm(failing('P2010'), way)).rejects.toThrow();
  });
});
