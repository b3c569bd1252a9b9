import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Launch } from './server';

const messageSchema = z.union([
  z.object({ loaded: z.literal(true) }),
  z.object({ port: z.number() }),
]);

/**
 * Returns a function that starts a light server, a bundle of tests/faults/server/main.ts without Next's pages, at each
 * call. All of these servers get the settings in `env`.
 */
export function lightServers(file: string, folder: string, env: Record<string, string>): Launch {
  const log = createWriteStream(path.join(folder, 'server.log'), { flags: 'a' });
  return async () => {
    const child = spawn(process.execPath, [file], {
      env: {
        ...process.env,
        ...(env as NodeJS.ProcessEnv), // Next's types narrow NODE_ENV
        NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const next = () =>
      new Promise<z.output<typeof messageSchema>>((resolve, reject) => {
        child.once('message', (message) => resolve(messageSchema.parse(message)));
        void exited.then(() => reject(new Error(`A server ended by itself; see ${folder}`)));
      });
    await next();
    return {
      async serve() {
        const answer = next();
        child.send('serve');
        const message = await answer;
        return `http://127.0.0.1:${'port' in message ? message.port : 0}`;
      },
      async kill() {
        child.kill('SIGKILL');
        await exited;
      },
    };
  };
}
