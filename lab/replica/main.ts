/** The program behind `npm run try:replica`; lab/try-replica.mjs has the help text. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';
import { findFreePort } from '@/scripts/net/find-free-port';
import { readSettings } from '@/scripts/start/data-folder';
import { isDemoLoaded, loadDemo } from '@/scripts/start/load-demo';
import { startStack } from '@/scripts/start/start-stack';
import { StartedParts } from '@/scripts/start/started-parts';
import { startInstance } from '../../tests/support/instance';
import { openNginx } from './nginx';
import { countReads, openDatabasePair } from './postgres-pair';

/** Fixed ports, so that the site need not be built again for each run. */
const PORTS = { nginx: 4620, site: 4621, primary: 4622, replica: 4623 };
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    delay: { type: 'string', default: '0' },
    lag: { type: 'string', default: '30' },
    long: { type: 'boolean', default: false },
    folder: { type: 'string' },
  },
});
process.exit(await run());

async function run(): Promise<number> {
  const folder = path.resolve(
    values.folder ?? (await mkdtemp(path.join(tmpdir(), 'perennial-replica-'))),
  );
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755); // if root runs this, PostgreSQL and nginx run as other accounts
  const cleanups: (() => Promise<unknown>)[] = [];
  if (!values.folder) cleanups.push(() => rm(folder, { recursive: true, force: true }));
  try {
    return await runIn(folder, (end) => cleanups.push(end));
  } finally {
    for (const end of cleanups.reverse()) await end();
  }
}

async function runIn(folder: string, onEnd: (end: () => Promise<unknown>) => void) {
  const pair = await openDatabasePair(path.join(folder, 'databases'), PORTS, `${values.delay}s`);
  onEnd(pair.stop);
  const front = await findFreePort(PORTS.nginx);
  Object.assign(process.env, {
    DATABASE_URL: pair.primary,
    DATABASE_READ_URL: pair.replica,
    DATABASE_READ_LAG_SECONDS: values.lag,
    LANGUAGES: ALL_LANGUAGES.join(),
    PERENNIAL_DATA_DIR: path.join(folder, 'data'),
    PORT: String(await findFreePort(PORTS.site)),
    SITE_URL: `http://localhost:${front}`,
    TRUSTED_PROXIES: '1',
    WEB_PROCESSES: '2',
  });
  const stack = await startStack();
  onEnd(stack.stop);
  const settings = await readSettings(stack.folder);
  const env = { ...process.env, ...settings } as NodeJS.ProcessEnv; // as: settings are texts
  if (!(await isDemoLoaded(stack.folder))) await loadDemo(env, stack.folder, new StartedParts());
  const second = await startInstance(stack.folder, { RUN_JOBS: 'false' });
  onEnd(second.stop);
  const first = `127.0.0.1:${process.env.PORT}`;
  const nginx = await openNginx(front, [first, new URL(second.url).host]);
  onEnd(nginx.close);
  const before = await countReads(pair);
  const code = await runJourneys({
    E2E_SITE_URL: `http://localhost:${front}`,
    E2E_SANDBOX_URL: stack.sandbox,
    E2E_DATA_DIR: stack.folder,
  });
  const after = await countReads(pair);
  const reads = (server: 'primary' | 'replica') => after[server] - before[server];
  console.log(
    `Reads of memorials and search entries: ${reads('replica')} on the replica, ${reads('primary')} on the primary.`,
  );
  return code;
}

async function runJourneys(addresses: Record<string, string>): Promise<number> {
  const config = values.long ? 'playwright.long.config.ts' : 'playwright.config.ts';
  const child = spawn(process.execPath, [PLAYWRIGHT, 'test', '--config', config, ...positionals], {
    stdio: 'inherit',
    env: { ...process.env, ...addresses },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
