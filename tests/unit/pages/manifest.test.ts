import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import manifest from '@/app/manifest';

const icons = manifest().icons ?? [];

it('offers what an installation asks for', () => {
  expect(manifest()).toMatchObject({ name: 'Perennial', start_url: '/', display: 'standalone' });
  for (const size of ['192x192', '512x512'])
    for (const purpose of ['any', 'maskable'])
      expect(icons).toContainEqual(expect.objectContaining({ sizes: size, purpose }));
});

it.each(icons)('$src is a picture of $sizes', async ({ src, sizes, purpose }) => {
  const image = sharp(await readFile(path.join('public', src)));
  const { width, height, format } = await image.metadata();
  expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  const { isOpaque } = await image.stats();
  expect(isOpaque).toBe(purpose === 'maskable');
});
