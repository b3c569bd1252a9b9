import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 5_000;

/**
 * Starts a proxy in the foreground, and resolves once an instance answers /livez through it. `close` stops it and
 * deletes its folder.
 */
export async function openProxy(port: number, folder: string, program: string, flags: string[]) {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'inherit'], env });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(50))
    if ((await fetch(`http://127.0.0.1:${port}/livez`).catch(() => null))?.ok) return { close };
  await close();
  throw new Error(`${program} did not start.`);
}
