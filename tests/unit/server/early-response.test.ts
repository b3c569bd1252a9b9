import { expect, it } from 'vitest';
import { earlyResponseTo } from '@/server/early-response';

it('redirects a printed code in upper case to the address of codes, and keeps the code', () => {
  expect(earlyResponseTo('GET', '/Q/3MJR7AOUXX2W')).toMatchObject({
    status: 308,
    headers: { Location: '/q/3MJR7AOUXX2W' },
  });
});
