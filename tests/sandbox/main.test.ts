import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

function start(env: Record<string, string>) {
  const main = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url));
  const settings = { SANDBOX_PORT: '0', PATH: process.env.PATH ?? '', ...env };
  return spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...settings, NODE_ENV: 'test' },
  });
}

describe('tsx sandbox/main.ts', () => {
  it('prints its addresses and exits on SIGTERM', async () => {
    const child = start({});
    const [line] = await once(child.stdout, 'data');
    const { sandbox, smtp } = JSON.parse(String(line));
    expect(smtp).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(sandbox)).text()).toContain('Perennial sandbox');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('refuses to start when PERENNIAL_EMBEDDED is never', async () => {
    const child = start({ PERENNIAL_EMBEDDED: 'never' });
    const [[words], [code]] = await Promise.all([once(child.stderr, 'data'), once(child, 'exit')]);
    expect(String(words)).toMatch(/^The sandbox does not start if .*\n$/);
    expect(code).toBe(1);
  });
});
