import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingNames } from '@/scripts/start/all-settings';

const compose = readFileSync('compose.yaml', 'utf8');
const comment = compose.slice(0, compose.indexOf('\nx-site:'));
/** A container's environment wins over its `env_file`: a value there could not be changed by site.env. */
const fixed = [...compose.matchAll(/^ {4}([A-Z][A-Z0-9_]*): *(.*)$/gm)].filter(
  ([, , value]) => !value?.includes('${'),
);
const meant = settingNames.filter((name) => new RegExp(`\\b${name}\\b`).test(comment));

it('leaves what site.env is to set to site.env', () => {
  expect(meant).toEqual(expect.arrayContaining(['SMTP_URL', 'RESEND_API_KEY', 'TRUSTED_PROXIES']));
  expect(fixed.map(([, name]) => name).filter((name) => name && meant.includes(name))).toEqual([]);
});

it('reads site.env after the values that it may replace', () => {
  expect(compose).toContain('env_file: [deploy/compose.env, site.env]');
});

it('runs commands by hand as the account that backs up at night', () => {
  const [, account] = /^USER (\S+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const tools = compose.slice(compose.indexOf('\n  tools:'), compose.indexOf('\n  folders:'));
  expect(account).toBe('10001:10001');
  expect(tools).toContain(`user: "${account}"`);
});

it('has the commands that the image lacks, from the stage with the sources', () => {
  expect(compose).toMatch(/^ {2}tools:\n {4}profiles: \[tools\]\n {4}build: .*target: build,/m);
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^FROM \S+ AS build$/m);
});
