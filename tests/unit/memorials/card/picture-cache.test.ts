import { expect, it, vi } from 'vitest';
import { createPictureCache } from '@/lib/memorials/card/picture-cache';

const picture = (name: string) => vi.fn(async () => Buffer.from(name));

it('draws a picture once while it is among the most recent', async () => {
  const last = createPictureCache<Buffer>();
  const draw = picture('a');
  expect(await last('a', draw)).toEqual(Buffer.from('a'));
  await last('a', draw);
  expect(draw).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 64; at++) await last(`other ${at}`, picture(''));
  await last('a', draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('draws again what failed or was missing', async () => {
  const last = createPictureCache<Buffer | null>();
  const failing = vi.fn(() => Promise.reject(new Error('No room.')));
  await expect(last('a', failing)).rejects.toThrow('No room.');
  expect(await last('a', async () => null)).toBeNull();
  expect(await last('a', picture('a'))).toEqual(Buffer.from('a'));
});
