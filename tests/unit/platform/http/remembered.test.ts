import { expect, it, vi } from 'vitest';
import { remembered } from '@/lib/platform/http/remembered';

it('asks once for a short text, and each time for one that a stranger has made long', () => {
  const read = vi.fn((text: string) => text.length);
  const known = remembered(read);
  const long = 'a'.repeat(1_000);
  expect([known('br'), known('br'), known(long), known(long)]).toEqual([2, 2, 1_000, 1_000]);
  expect(read.mock.calls.flat()).toEqual(['br', long, long]);
});

it('remembers what is false', () => {
  const read = vi.fn(() => false);
  const known = remembered(read);
  expect([known('image/png'), known('image/png')]).toEqual([false, false]);
  expect(read).toHaveBeenCalledOnce();
});

it('tells apart what is asked for in turn', () => {
  const read = vi.fn((text: string) => text.length);
  const known = remembered(read);
  expect(['br', 'gzip', 'br', 'gzip', 'gzip'].map(known)).toEqual([2, 4, 2, 4, 4]);
  expect(read).toHaveBeenCalledTimes(2);
});
