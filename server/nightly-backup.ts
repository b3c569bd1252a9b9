import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { noteFailure } from '@/lib/platform/backup/backup-runs';
import { backupSettings } from '@/lib/platform/backup/settings';
import { settingsOf } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';

/** Beside the compiled server, in whose folder it runs. */
const PROGRAM = ['dist/backup.mjs'];
const MOST_LINES = 20;
/** The line of a stack trace, or of what Node prints at the end, that says what is wrong. */
const REASON = /^\w*Error\b/;

/**
 * Writes a backup in a process of its own, which yields to those that serve and ends with this one. Throws with what it said
 * when it fails; that is then also in `backup_runs`, for the operator. Does nothing without BACKUP_TO.
 * @param program arguments of Node
 */
export async function runNightlyBackup(program = PROGRAM): Promise<void> {
  if (!settingsOf(backupSettings).BACKUP_TO) return;
  const startedAt = new Date();
  const { code, said, complained } = await run(program);
  if (code === 0) return log.info({ said }, 'the nightly backup is written');
  const detail = complained || `it ended with ${code}`;
  await noteFailure(startedAt, detail);
  throw new Error(`The nightly backup failed: ${detail}`);
}

/** What a program printed last, and how it ended. */
async function run(program: string[]) {
  // The channel tells it when this process is gone.
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  const complaints: string[] = [];
  if (child.stdout) createInterface(child.stdout).on('line', (line) => (said = line));
  if (child.stderr)
    createInterface(child.stderr).on('line', (line) => {
      if (complaints.length < MOST_LINES) complaints.push(line);
    });
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'no code'));
    yieldTo(child.pid);
  });
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
