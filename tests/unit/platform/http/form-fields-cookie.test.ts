import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  formFieldsCookie,
  readFormFields,
  rememberFormFields,
} from '@/lib/platform/http/form-fields-cookie';

const request = () => new Request('http://localhost:3000/');
const nextRequestHeaders = (cookie: string) => new Headers({ cookie: cookie.split(';')[0] ?? '' });

describe('the fields of a form that is shown again', () => {
  it('are read only on their page, and by no script', () => {
    const formRequest = request();
    const fields = { message: 'Sie lehrte mich, “zu” lesen; \n und mehr', authorName: '曾' };
    rememberFormFields(formRequest, fields);
    const cookie = formFieldsCookie(formRequest, '/condolence/a?problem=invalid') ?? '';
    expect(cookie).toContain('Path=/condolence/a; ');
    expect(cookie).toContain('HttpOnly');
    expect(readFormFields(nextRequestHeaders(cookie))).toEqual(fields);
  });

  it('are dropped if there are none or they are too long for a cookie', () => {
    expect(formFieldsCookie(request(), '/')).toBeNull();
    const formRequest = request();
    const random = Array.from({ length: 6000 }, () => String.fromCharCode(33 + Math.random() * 90));
    rememberFormFields(formRequest, { message: random.join('') });
    expect(formFieldsCookie(formRequest, '/')).toBeNull();
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['a list', brotliCompressSync('[1]').toString('base64url')],
    ['a cookie that is not text', brotliCompressSync('{"message":{"a":1}}').toString('base64url')],
    [
      'a cookie that expands to a huge text',
      brotliCompressSync(`"${'a'.repeat(9e6)}"`).toString('base64url'),
    ],
  ])('are empty for %s', (_, value) => {
    expect(readFormFields(new Headers({ cookie: `memorial-typed=${value}` }))).toEqual({});
  });
});
