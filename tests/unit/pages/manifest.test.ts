import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { siteManifest } from '@/components/layout/site-manifest';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';

const manifest = (language: Language) => siteManifest(language, wordsIn(language));

const icons = manifest('en').icons ?? [];

it('offers what an installation asks for', () => {
  expect(manifest('en')).toMatchObject({
    name: 'Perennial',
    start_url: '/',
    display: 'standalone',
  });
  for (const size of ['192x192', '512x512'])
    for (const purpose of ['any', 'maskable'])
      expect(icons).toContainEqual(expect.objectContaining({ sizes: size, purpose }));
});

it('speaks the language of its address', () => {
  expect(manifest('ar')).toMatchObject({
    id: '/',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar',
    shortcuts: [{ url: '/ar/scan-code' }, { url: '/ar/find-memorials' }],
  });
  expect(manifest('ar').description).not.toBe(manifest('en').description);
});

it.each(icons)('$src is a picture of $sizes', async ({ src, sizes, purpose }) => {
  const image = sharp(await readFile(path.join('public', src)));
  const { width, height, format } = await image.metadata();
  expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  const { isOpaque } = await image.stats();
  expect(isOpaque).toBe(purpose === 'maskable');
});
