import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { linkPackages } from '@/scripts/releases/link-packages';

const PARTS =
  /^(app|components|lib|messages|prisma|public|sandbox|scripts|server|[\w.-]+\.(ts|json|mjs))(\/|$)/;
const GENERATED = /^lib\/platform\/(db|language)\/generated/;
const PATIENCE_MS = 120_000;

/** A checkout of these sources in another folder, with packages of its own: an operator's, to be updated. */
export async function makeCheckout(folder: string) {
  await cp('.', folder, {
    recursive: true,
    filter: (file) => file === '.' || (PARTS.test(file) && !GENERATED.test(file)),
  });
  await linkPackages(folder);
  await cp('node_modules/.package-lock.json', path.join(folder, 'node_modules/.package-lock.json'));
  return {
    async replace(file: string, before: string, text: string): Promise<void> {
      const place = path.join(folder, file);
      await writeFile(
        place,
        (await readFile(place, 'utf8')).replace(before, () => text),
      );
    },

    /** Runs a program of the checkout to its end, without any setting but LANGUAGES. Throws with its output when it fails. */
    async run(...args: string[]): Promise<string> {
      const { PATH, HOME, TMPDIR, LANGUAGES } = process.env;
      const env = {
        PATH,
        HOME,
        TMPDIR,
        LANGUAGES,
      } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv; // as: Next's types want NODE_ENV
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env });
      return stdout;
    },

    /** Starts the site as a process manager does, and resolves once it is ready. */
    async start(port: number, settings: Record<string, string | undefined>): Promise<ChildProcess> {
      const { PATH, HOME, TMPDIR } = process.env;
      const env = { PATH, HOME, TMPDIR, ...settings, PORT: String(port) };
      const child = spawn(process.execPath, ['scripts/start.mjs', '--no-env-file'], {
        cwd: folder,
        env: env as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv, // the same
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const ended = once(child, 'exit');
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
        if (child.exitCode !== null) break;
        if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) return child;
      }
      child.kill('SIGTERM');
      await ended;
      throw new Error('The site did not become ready.');
    },
  };
}

/** Ends a site with SIGTERM, and waits until it is gone. */
export async function endSite(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
