import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { siteManifest } from '@/components/layout/site-manifest';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { AssetMark } from '@/lib/platform/look/asset-mark';

const PAPER = '#fbf9f4';
const manifest = (language: Language, icon: AssetMark | null = null) =>
  siteManifest(language, translatorFor(language), { paper: PAPER, icon });

const icons = manifest('en').icons ?? [];

it('has everything that an installation needs', () => {
  expect(manifest('en')).toMatchObject({
    name: 'Perennial',
    start_url: '/',
    display: 'standalone',
  });
  for (const size of ['192x192', '512x512'])
    for (const purpose of ['any', 'maskable'])
      expect(icons).toContainEqual(expect.objectContaining({ sizes: size, purpose }));
});

it("contains the operator's icon in each size", () => {
  const operatorIcons = manifest('en', { id: 'AbCdEfGhJkMn', width: 512, height: 512 }).icons ?? [];
  expect(operatorIcons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
    ['/assets/AbCdEfGhJkMn/icon-192', '192x192', 'any'],
    ['/assets/AbCdEfGhJkMn/icon-512', '512x512', 'any'],
    ['/assets/AbCdEfGhJkMn/icon-maskable-192', '192x192', 'maskable'],
    ['/assets/AbCdEfGhJkMn/icon-maskable-512', '512x512', 'maskable'],
  ]);
});

it('is in the language of its address', () => {
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
