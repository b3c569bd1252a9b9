import { expect, it, vi } from 'vitest';
import { createPictureCache } from '@/lib/memorials/card/picture-cache';

const picture = (name: string) => vi.fn(async () => Buffer.from(name));

it('draws a picture once while it is among the most recent', async () => {
  const cache = createPictureCache<Buffer>();
  const draw = picture('a');
  expect(await cache('a', draw)).toEqual(Buffer.from('a'));
  await cache('a', draw);
  expect(draw).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 64; at++) await cache(`other ${at}`, picture(''));
  await cache('a', draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('draws a picture again if it failed or was missing', async () => {
  const cache = createPictureCache<Buffer | null>();
  const failing = vi.fn(() => Promise.reject(new Error('No room.')));
  await expect(cache('a', failing)).rejects.toThrow('No room.');
  expect(await cache('a', async () => null)).toBeNull();
  expect(await cache('a', picture('a'))).toEqual(Buffer.from('a'));
});
