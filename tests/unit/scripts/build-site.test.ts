import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SOURCES, wantedBuild } from '@/scripts/start/build-site';

const build = (change: Record<string, string> = {}) => wantedBuild({ NODE_ENV: 'test', ...change });

it.each([
  'SITE_URL',
  'CONTACT_EMAIL',
  'OPERATOR_NAME',
  'SECOND_CALENDAR',
  'SOCIAL_INSTAGRAM_URL',
  'SOCIAL_FACEBOOK_URL',
  'SOCIAL_X_URL',
  'DATABASE_URL',
])('another %s needs no build', async (name) => {
  expect(await build({ [name]: 'another' })).toBe(await build());
});

it('other languages need a build, since its rewrites name them', async () => {
  expect(await build({ LANGUAGES: 'en,af' })).not.toBe(await build());
});

it.each([
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
])('%s is part of a build, and of the image', (file) => {
  expect(globSync(SOURCES)).toContain(file);
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain(`!${file}`);
});
