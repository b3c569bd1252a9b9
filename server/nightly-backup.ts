import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { recordBackupFailure } from '@/lib/platform/backup/backup-runs';
import { EXIT_INCOMPLETE } from '@/lib/platform/backup/exit-incomplete';
import { backupSettings } from '@/lib/platform/backup/settings';
import { settingsOf } from '@/lib/platform/env';
import { NIGHTLY_BACKUP_RUNS } from '@/lib/platform/jobs/queues';
import { log } from '@/lib/platform/log';

/** Compiled beside the server, relative to the folder in which it runs. */
const PROGRAM = ['dist/backup.mjs'];
const MAX_LINES = 20;
/** Node's own warnings. */
const WARNING = /^\((node:|Use `node )/;
/** The line of a stack trace that says what is wrong. */
const REASON = /^\w*Error\b/;

/**
 * Writes a backup in a separate process, which has a lower priority and ends with this one. If it fails, records the
 * reason in `backup_runs` for the operator. Also throws, unless the backup only lacks files. Does nothing without
 * BACKUP_TO.
 * @param program arguments of Node
 * @param seconds after which it is killed: the job will run again, and it would still hold the lock
 */
export async function runNightlyBackup(
  program = PROGRAM,
  seconds = NIGHTLY_BACKUP_RUNS.expireInSeconds,
): Promise<void> {
  if (!settingsOf(backupSettings).BACKUP_TO) return;
  const startedAt = new Date();
  const { code, lastLine, reason } = await run(program, seconds);
  if (code === 0) return log.info({ said: lastLine }, 'the nightly backup is written');
  const detail = reason || `it ended with ${code}`;
  await recordBackupFailure(startedAt, detail);
  // A retry would copy everything again and lack the same files.
  if (code === EXIT_INCOMPLETE) return log.error({ detail }, 'the nightly backup lacks files');
  throw new Error(`The nightly backup failed: ${detail}`);
}

/** Runs a program. Returns how it ended, the last line that it printed, and why it failed. */
async function run(program: string[], seconds: number) {
  // The program ends when the IPC channel closes, because this process has ended.
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    timeout: seconds * 1_000,
    killSignal: 'SIGKILL', // a process that hangs may ignore other signals
  });
  let lastLine = '';
  const errors: string[] = [];
  if (child.stdout) createInterface(child.stdout).on('line', (line) => (lastLine = line));
  if (child.stderr)
    createInterface(child.stderr).on('line', (line) => {
      if (WARNING.test(line)) return;
      errors.push(line);
      if (errors.length > MAX_LINES) errors.shift();
    });
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'no code'));
    lowerPriority(child.pid);
  });
  if (child.killed) return { code, lastLine, reason: `it had not ended after ${seconds} s` };
  const reason = errors.find((line) => REASON.test(line)) ?? errors[0];
  return { code, lastLine, reason };
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}
