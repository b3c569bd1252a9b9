import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../net/free-port';
import { SERVER } from '../start/compile-server';

const PATIENCE_MS = 60_000;

/**
 * Serves the built site over the database of these settings, for the admin with this session token.
 * Returns a function that requests a page as a browser does, and one that stops the site.
 * Throws when nothing is built.
 */
export async function servedPages(settings: Record<string, string>, token: string) {
  if (!existsSync('.next/BUILD_ID'))
    throw new Error('There is no build yet: npm start -- --build-only');
  const port = await freePort(Number(settings.PORT ?? 0));
  const child = spawn(process.execPath, SERVER, {
    env: { ...process.env, ...settings, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const site = `http://127.0.0.1:${port}`;
  const open = (path: string) => async () => {
    const headers = { cookie: `next-auth.session-token=${token}`, accept: 'text/html' };
    const answer = await fetch(site + path, { headers, redirect: 'manual' });
    const html = await answer.text();
    if (answer.status !== 200 || html.includes('Access Denied'))
      throw new Error(`${path} answers ${answer.status}`);
  };
  try {
    await untilReady(site);
  } catch (error) {
    await close();
    throw error;
  }
  return { open, close };
}

async function untilReady(site: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(200)) {
    const answer = await fetch(`${site}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('The site did not become ready in time.');
}
