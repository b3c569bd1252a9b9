import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PROGRAM = '/usr/bin/systemd-analyze';
const isThere = existsSync(PROGRAM);
if (!isThere) console.info('systemd is not installed: the shipped service is not verified.');

it.skipIf(!isThere)('systemd finds no fault with the shipped service', async () => {
  const found = await promisify(execFile)(PROGRAM, ['verify', 'deploy/perennial.service']);
  expect(found.stderr).toBe('');
});
