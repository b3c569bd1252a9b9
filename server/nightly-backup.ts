import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { noteFailure } from '@/lib/platform/backup/backup-runs';
import { INCOMPLETE } from '@/lib/platform/backup/incomplete';
import { backupSettings } from '@/lib/platform/backup/settings';
import { settingsOf } from '@/lib/platform/env';
import { NIGHTLY } from '@/lib/platform/jobs/queues';
import { log } from '@/lib/platform/log';

/** Beside the compiled server, in whose folder it runs. */
const PROGRAM = ['dist/backup.mjs'];
const MOST_LINES = 20;
/** What Node itself says of its warnings. */
const WARNING = /^\((node:|Use `node )/;
/** The line of a stack trace, or of what Node prints at the end, that says what is wrong. */
const REASON = /^\w*Error\b/;

/**
 * Writes a backup in a process of its own, which yields to those that serve and ends with this one. Throws with what it said
 * when it fails; that is then also in `backup_runs`, for the operator. One that lacks files has failed, too, but does not throw. Does nothing without BACKUP_TO.
 * @param program arguments of Node
 * @param seconds after so long it is killed, and has failed: the job is run again, and it would still hold the lock
 */
export async function runNightlyBackup(
  program = PROGRAM,
  seconds = NIGHTLY.expireInSeconds,
): Promise<void> {
  if (!settingsOf(backupSettings).BACKUP_TO) return;
  const startedAt = new Date();
  const { code, said, complained } = await run(program, seconds);
  if (code === 0) return log.info({ said }, 'the nightly backup is written');
  const detail = complained || `it ended with ${code}`;
  await noteFailure(startedAt, detail);
  // Tried again, it would be written once more, and lack the same.
  if (code === INCOMPLETE) return log.error({ detail }, 'the nightly backup lacks files');
  throw new Error(`The nightly backup failed: ${detail}`);
}

/** What a program printed last, and how it ended. */
async function run(program: string[], seconds: number) {
  // The channel tells it when this process is gone.
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    timeout: seconds * 1_000,
    killSignal: 'SIGKILL', // what hangs may not hear another one
  });
  let said = '';
  const complaints: string[] = [];
  if (child.stdout) createInterface(child.stdout).on('line', (line) => (said = line));
  if (child.stderr)
    createInterface(child.stderr).on('line', (line) => {
      if (WARNING.test(line)) return;
      complaints.push(line);
      if (complaints.length > MOST_LINES) complaints.shift();
    });
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'no code'));
    yieldTo(child.pid);
  });
  if (child.killed) return { code, said, complained: `it had not ended after ${seconds} s` };
  const complained = complaints.find((line) => REASON.test(line)) ?? complaints[0];
  return { code, said, complained };
}

function yieldTo(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}
