import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openProxy } from './open-proxy';

const SHIPPED_FILE = 'deploy/Caddyfile';
const OPTIONS = '{\n\tlog {\n';
const SITE = 'memorials.example.org {';
const INSTANCES = '127.0.0.1:3000 127.0.0.1:3001';
const USUAL_PATHS = ['/usr/bin/caddy', '/usr/local/bin/caddy'];

/** The path of Caddy, if it is in a usual place. */
export const findCaddy = (): string | undefined => USUAL_PATHS.find((file) => existsSync(file));

/** Starts Caddy with the shipped configuration, on a port without TLS and in front of these instances. */
export async function openCaddy(port: number, instances: string[]) {
  const program = findCaddy();
  if (!program) throw new Error('Caddy is not installed: apt-get install caddy');
  const folder = await mkdtemp(path.join(tmpdir(), 'perennial-caddy-'));
  const site = (await readFile(SHIPPED_FILE, 'utf8'))
    .replace(OPTIONS, '{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n')
    .replace(SITE, `http://127.0.0.1:${port} {`)
    .replace(INSTANCES, instances.join(' '));
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, site);
  return openProxy(port, folder, program, ['run', '--adapter', 'caddyfile', '--config', file]);
}
