import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildEnvironment, buildFingerprint, SOURCES } from '@/scripts/start/build-site';
import { settingNames } from '@/scripts/start/setting-names';

const fingerprintWith = (change: Record<string, string> = {}) =>
  buildFingerprint({ NODE_ENV: 'test', ...change });

it.each([
  'SITE_URL',
  'CONTACT_EMAIL',
  'OPERATOR_NAME',
  'PERENNIAL_SETTINGS',
  'SECOND_CALENDAR',
  'SOCIAL_INSTAGRAM_URL',
  'SOCIAL_FACEBOOK_URL',
  'SOCIAL_X_URL',
  'DATABASE_URL',
])('a change of %s needs no build', async (name) => {
  expect(await fingerprintWith({ [name]: 'another' })).toBe(await fingerprintWith());
});

it('a change of languages needs a build, because the build contains their rewrites', async () => {
  expect(await fingerprintWith({ LANGUAGES: 'en,af' })).not.toBe(await fingerprintWith());
});

it('the build sees no setting except LANGUAGES, neither from the environment nor from .env, which Next reads too', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'perennial-env-'));
  const valuesFrom = (from: string) => settingNames.map((name) => [name, `${name} of ${from}`]);
  writeFileSync(
    path.join(folder, '.env'),
    valuesFrom('the file')
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
  );
  /** The settings in the environment of Next's build, after Next has read this folder's .env. */
  const seenByNext = (env: Record<string, string>) => {
    const program = `require('@next/env').loadEnvConfig('${folder}', false, console);
      console.log(JSON.stringify(process.env))`;
    const parentEnv = { ...process.env, ...env, NODE_ENV: 'production' } as const;
    const printed = execFileSync(process.execPath, ['--eval', program], {
      env: buildEnvironment(parentEnv),
    });
    const found: Record<string, string> = JSON.parse(String(printed));
    return settingNames.filter((name) => name !== 'NODE_ENV' && found[name]);
  };
  try {
    expect(seenByNext(Object.fromEntries(valuesFrom('the environment')))).toEqual(['LANGUAGES']);
    expect(seenByNext({ LANGUAGES: '' })).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('code that does not use env() treats an empty setting as unset', () => {
  const program = `const { log } = await import('./lib/platform/log.ts');
    const { default: config } = await import('./next.config.mjs');
    console.log(log.level, config.cacheMaxMemorySize);`;
  const printed = (env: Record<string, string>) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
      encoding: 'utf8',
    });
  expect(printed({ LOG_LEVEL: '', PAGE_CACHE_MB: '' })).toBe(printed({}));
});

it.each([
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
])('%s is part of the build and the image', (file) => {
  expect(globSync(SOURCES)).toContain(file);
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain(`!${file}`);
});
