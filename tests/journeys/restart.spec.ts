import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { startInstance } from '../support/instance';
import { expect, test } from './support/test';

const READY_WITHIN = { timeout: 60_000 };

test('no visitor notices when one of two processes is killed and restarted', async () => {
  const dataFolder = z.string().parse(process.env.E2E_DATA_DIR);
  const site = await startInstance(dataFolder, { WEB_PROCESSES: '2' });
  try {
    await expect.poll(() => childrenOf(site.process.pid).length, READY_WITHIN).toBe(2);
    const [killed = 0, other = 0] = childrenOf(site.process.pid);
    process.kill(killed, 'SIGKILL');
    for (let at = 0; at < 20; at += 1) expect((await fetch(`${site.url}/about`)).status).toBe(200);
    await expect.poll(() => childrenOf(site.process.pid).length, READY_WITHIN).toBe(2);
    expect(childrenOf(site.process.pid)).toContain(other);
    expect(childrenOf(site.process.pid)).not.toContain(killed);
  } finally {
    await site.stop();
  }
  expect(await site.process.ended).toBe(0);
});

/** Returns the ids of the running child processes of a process. */
function childrenOf(pid: number | undefined): number[] {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return all
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, state]) => Number(parent) === pid && !state?.startsWith('Z'))
    .map(([child]) => Number(child));
}
