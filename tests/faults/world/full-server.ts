import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@/scripts/net/find-free-port';
import { servedRelease } from '@/scripts/releases/history';
import { SERVER_ARGS } from '@/scripts/start/server-command';
import type { Launch } from './server';

const PATIENCE_MS = 60_000;

/**
 * Returns a function that prepares a real server at each call: the compiled server with Next and its worker, from this
 * tree's release. Only `serve` starts it, which takes seconds.
 */
export function fullServers(env: Record<string, string>): Launch {
  const cwd = servedRelease();
  return async () => {
    let child: ChildProcess | undefined;
    return {
      async serve() {
        const port = await findFreePort();
        child = spawn(process.execPath, SERVER_ARGS, {
          cwd,
          env: { ...process.env, ...(env as NodeJS.ProcessEnv), PORT: String(port) }, // Next narrows NODE_ENV
          stdio: 'ignore',
        });
        const url = `http://127.0.0.1:${port}`;
        for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50))
          if ((await fetch(`${url}/livez`).catch(() => null))?.ok) return url;
        throw new Error('A server did not come up in time.');
      },
      async kill() {
        const dying = child;
        if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
        const exited = new Promise<void>((resolve) => dying.once('exit', () => resolve()));
        dying.kill('SIGKILL');
        await exited;
      },
    };
  };
}
