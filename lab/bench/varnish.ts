import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/net/find-free-port';

const CONFIGURATION = 'deploy/varnish.vcl';
const TRIES = 200;
const MAX_OUTPUT = 2_000;

/**
 * Starts Debian's Varnish with the shipped configuration in front of a site on this machine, with purges at
 * `purgePort`. Returns its address, the share of lookups that it answered itself (0 to 1), and `stop`. Throws if
 * Varnish is not installed or does not start.
 */
export async function startVarnish({ site, purgePort }: { site: URL; purgePort: number }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'perennial-varnish-'));
  await chmod(folder, 0o755); // if root starts Varnish, it runs as another account
  const shipped = await readFile(CONFIGURATION, 'utf8');
  const configuration = path.join(folder, 'varnish.vcl');
  await writeFile(configuration, shipped.replace('.port = "3000"', `.port = "${site.port}"`));
  const port = await findFreePort();
  const state = path.join(folder, 'state');
  const child = spawn(
    'varnishd',
    [
      ...['-F', '-f', configuration, '-n', state, '-s', 'malloc,64m'],
      ...['-a', `127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr.on('data', (chunk) => {
    output = (output + chunk).slice(-MAX_OUTPUT);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let triesLeft = TRIES; !(await isAnswering(url)); triesLeft--) {
    if (triesLeft === 0) {
      await stop();
      throw new Error(`Varnish did not start. Is it installed?\n${output}`);
    }
    await sleep(50);
  }
  return { url, stop, hitRate: () => hitRate(state) };
}

async function isAnswering(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/livez`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

function hitRate(state: string): number {
  const fields = ['-f', 'MAIN.cache_hit', '-f', 'MAIN.cache_miss', '-f', 'MAIN.s_pass'];
  const text = execFileSync('varnishstat', ['-n', state, '-1', ...fields], { encoding: 'utf8' });
  const countOf = (name: string) =>
    Number(new RegExp(`MAIN\\.${name}\\s+(\\d+)`).exec(text)?.[1] ?? 0);
  return countOf('cache_hit') / (countOf('cache_hit') + countOf('cache_miss') + countOf('s_pass'));
}
