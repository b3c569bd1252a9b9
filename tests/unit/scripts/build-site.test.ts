import { expect, it } from 'vitest';
import { wantedBuild } from '@/scripts/start/build-site';

const build = (change: Record<string, string> = {}) =>
  wantedBuild({ NODE_ENV: 'test', SITE_URL: 'https://perennial.example', ...change }, 'database');

it('another name of the operator needs another build, since pages of the build show it', async () => {
  expect(await build()).toBe(await build());
  expect(await build({ OPERATOR_NAME: 'Ubuntu Trust' })).not.toBe(await build());
});
