import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { findFreePort } from '../../scripts/net/find-free-port';

const USUAL_PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];
const TRIES = 100;

/** The given path of nginx, or a usual one at which it exists; undefined if there is none. */
export const findNginx = (givenPath?: string): string | undefined =>
  givenPath ?? USUAL_PATHS.find((file) => existsSync(file));

export function nginxVersion(program: string): string {
  // It prints its version on standard error.
  const text = execFileSync('sh', ['-c', '"$0" -v 2>&1', program], { encoding: 'utf8' });
  return /nginx\/(\S+)/.exec(text)?.[1] ?? 'of unknown version';
}

/**
 * Saves another server's response to disk and serves it with nginx and one worker: compressed if that server compresses
 * it, and with a log line for each response, like the site. Returns its address and the number of bytes of a response.
 */
export async function serveByNginx(program: string, source: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'perennial-nginx-'));
  await chmod(folder, 0o755); // if root starts nginx, its worker runs as another account
  const { body, isCompressed } = await answerOf(source);
  await mkdir(path.join(folder, 'root'));
  await writeFile(path.join(folder, 'root/page.html'), isCompressed ? gunzipSync(body) : body);
  if (isCompressed) await writeFile(path.join(folder, 'root/page.html.gz'), body);
  const port = await findFreePort();
  await writeFile(path.join(folder, 'nginx.conf'), configuration(folder, port));
  const flags = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', `${folder}/error.log`];
  const child = spawn(program, flags, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let triesLeft = TRIES; !(await isAnswering(`${url}/page.html`)); triesLeft--) {
    if (triesLeft === 0) {
      await close();
      throw new Error('nginx did not start.');
    }
    await sleep(50);
  }
  return { url, path: '/page.html', bytes: body.length, close };
}

async function isAnswering(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

const configuration = (folder: string, port: number) => `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log;
  default_type text/html;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 100000000;
  gzip_static on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/root; }
}
`;

/** The bytes of a response as sent; fetch would decompress them. */
function answerOf(url: string): Promise<{ body: Buffer; isCompressed: boolean }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      const isCompressed = answer.headers['content-encoding'] === 'gzip';
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => resolve({ body: Buffer.concat(parts), isCompressed }));
      answer.once('error', reject);
    }).once('error', reject);
  });
}
