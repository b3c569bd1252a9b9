import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNginx } from '@/scripts/bench/nginx';

const SHIPPED = 'deploy/nginx.conf';
const LISTENS = /listen [\d.:]+;/;
const SERVER = /server 127\.0\.0\.1:\d+/g;
const PATIENCE_MS = 5_000;

/** Starts nginx with the configuration that is shipped, on another port and in front of these instances. */
export async function openNginx(port: number, instances: string[]) {
  const program = findNginx();
  if (!program) throw new Error('nginx is not installed: apt-get install nginx');
  const folder = await mkdtemp(path.join(tmpdir(), 'perennial-nginx-'));
  await chmod(folder, 0o755); // started by root, its worker is another account
  const left = [...instances];
  const site = (await readFile(SHIPPED, 'utf8'))
    .replace(LISTENS, `listen 127.0.0.1:${port};`)
    .replace(SERVER, () => `server ${left.shift()}`);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, around(folder, site));
  const flags = ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')];
  const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50))
    if ((await fetch(`http://127.0.0.1:${port}/livez`).catch(() => null))?.ok) return { close };
  await close();
  throw new Error('nginx did not start.');
}

const around = (folder: string, site: string) => `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
access_log off;
client_body_temp_path ${folder}/body;
proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/fastcgi;
uwsgi_temp_path ${folder}/uwsgi;
scgi_temp_path ${folder}/scgi;
${site}
}
`;
