import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PROGRAM = '/usr/bin/systemd-analyze';
const isInstalled = existsSync(PROGRAM);
if (!isInstalled) console.info('systemd is not installed: the shipped service is not verified.');

it.skipIf(!isInstalled)('systemd accepts the shipped service', async () => {
  const result = await promisify(execFile)(PROGRAM, ['verify', 'deploy/perennial.service']);
  expect(result.stderr).toBe('');
});

it('the shipped service reads its settings from the .env of its folder, as the commands do', () => {
  const unit = readFileSync('deploy/perennial.service', 'utf8');
  expect(unit).toMatch(/^WorkingDirectory=/m);
  expect(unit).not.toMatch(/^Environment/m);
});
