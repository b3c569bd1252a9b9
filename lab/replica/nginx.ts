import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNginx } from '@/lab/bench/nginx';
import { openProxy } from './open-proxy';

const SHIPPED_FILE = 'deploy/nginx.conf';
const LISTEN_LINE = /listen [\d.:]+;/;
const LOGS = '/var/log/nginx/';
const SERVER = /server 127\.0\.0\.1:\d+/g;

/** Starts nginx with the shipped configuration, on another port and in front of these instances. */
export async function openNginx(port: number, instances: string[]) {
  const program = findNginx();
  if (!program) throw new Error('nginx is not installed: apt-get install nginx');
  const folder = await mkdtemp(path.join(tmpdir(), 'perennial-nginx-'));
  await chmod(folder, 0o755); // if root starts nginx, its worker runs as another account
  const remaining = [...instances];
  const site = (await readFile(SHIPPED_FILE, 'utf8'))
    .replace(LISTEN_LINE, `listen 127.0.0.1:${port};`)
    .replaceAll(LOGS, `${folder}/`)
    .replace(SERVER, () => `server ${remaining.shift()}`);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, mainConfiguration(folder, site));
  const flags = ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')];
  return openProxy(port, folder, program, flags);
}

const mainConfiguration = (folder: string, site: string) => `daemon off;
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
