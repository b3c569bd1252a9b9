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

/**
 * Copies these sources to another folder with its own packages, like an operator's checkout before an update.
 */
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

    /**
     * Runs a program of the checkout until it ends, with no setting except LANGUAGES. If it fails, throws its output.
     */
    async run(...args: string[]): Promise<string> {
      const { PATH, HOME, TMPDIR, LANGUAGES } = process.env;
      const env = {
        PATH,
        HOME,
        TMPDIR,
        LANGUAGES,
      } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv; // as: Next's types require NODE_ENV
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env });
      return stdout;
    },

    /** Starts the site as a process manager does. Resolves once it is ready. */
    async start(port: number, settings: Record<string, string | undefined>): Promise<ChildProcess> {
      const { PATH, HOME, TMPDIR } = process.env;
      const env = { PATH, HOME, TMPDIR, ...settings, PORT: String(port) };
      const child = spawn(process.execPath, ['scripts/start.mjs', '--no-env-file'], {
        cwd: folder,
        env: env as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv, // as: see above
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

/** Stops a site with SIGTERM and waits for its end. */
export async function endSite(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
