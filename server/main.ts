/**
 * The server of one machine: Next behind a small wrapper, in several processes, one of which also runs the background
 * jobs. `npm start` compiles it (scripts/start/compile-server.ts) and restarts it when it dies. docs/server.md
 * describes the whole folder.
 */
import cluster from 'node:cluster';
import { providerSettings } from '@/lib/payments/providers/registry';
import { backupSettings, nightlySettings } from '@/lib/platform/backup/settings';
import { WrongKeysError } from '@/lib/platform/crypto/sealing-keys';
import { checkProcessSettings, SettingsError } from '@/lib/platform/env';
import { processCount, runProcesses } from './processes';
import { redirectConsoleToLog } from './redirect-console';
import { requireSealingKeys } from './require-sealing-keys';

const HELP = `node dist/main.mjs: serves the site that \`npm start -- --build-only\` built,
on PORT, in WEB_PROCESSES processes; with NODE_ENV=development it serves the sources instead, in one process, as
\`npm run dev\` does.

Start it with \`npm start\`, which provides the settings (all are required, see .env.example) and starts Node with the
flags and the environment that bound its memory (docs/decisions/0066). On SIGTERM the server
drains: /readyz answers 503, requests in flight are finished, then the processes end.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await start();

async function start(): Promise<void> {
  const settings = readSettings();
  if (!settings) return;
  if (settings.NODE_ENV !== 'development') redirectConsoleToLog(); // in development, people read the terminal
  if (settings.PERENNIAL_SETTINGS && !(await hasValidSettingsFile(settings.DATABASE_URL))) return;
  if (cluster.isPrimary && !(await hasRightKeys(settings.DATABASE_URL))) return;
  const count = processCount(settings);
  if (cluster.isPrimary && count > 1) return runProcesses(count, settings);
  const { serve } = await import('./serve'); // not needed, and so not loaded, by a process that only starts others
  return serve(settings);
}

async function hasRightKeys(databaseUrl: string): Promise<boolean> {
  const reportError = ({ message }: Error) => {
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  };
  try {
    await requireSealingKeys(databaseUrl, (error) => {
      reportError(error);
      process.kill(process.pid, 'SIGTERM'); // drains, so that requests in flight are still answered
    });
    return true;
  } catch (error) {
    if (!(error instanceof WrongKeysError)) throw error;
    reportError(error);
    return false;
  }
}

/**
 * The server does not start with a faulty settings file. Only the first process checks whether the file's pictures are
 * stored: a process that is started again belongs to a running site, which reports new faults itself
 * (settings-file.ts).
 */
async function hasValidSettingsFile(databaseUrl: string): Promise<boolean> {
  const { settingsFileError } = await import('./settings-file');
  const fault = await settingsFileError(cluster.isPrimary ? databaseUrl : undefined);
  if (fault === undefined) return true;
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
  return false;
}

function readSettings() {
  try {
    return checkProcessSettings([backupSettings, nightlySettings, ...providerSettings()]);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return undefined;
  }
}
