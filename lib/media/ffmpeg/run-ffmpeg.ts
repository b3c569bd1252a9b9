import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { MINUTE_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { processorMsOf } from '../decoder/process-usage';

/** The PATH for finding ffmpeg; FFMPEG_PATH may also be a full path. */
const SEARCH_PATH = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';
const MEGABYTE = 1024 * 1024;
/**
 * In bytes of addresses, of which ffmpeg's libraries need 250 MB. Encoding 1080 lines from ten-bit 4K fits (decision
 * 0130).
 */
const MAX_ADDRESSES = 1_200 * MEGABYTE;
const MAX_OPEN_FILES = 64;
const CHECK_INTERVAL_MS = 200;
const MAX_OUTPUT = 64 * 1024;
/** On a busy machine, as many times the processor time may pass, and this long in any case. */
const PATIENCE = 1.6;
const MIN_WAIT_MS = 2 * MINUTE_MS;

export type FfmpegLimits = { processorMs: number; maxBytes: number };

/** `refused`: ffmpeg could not do it with this file within the limits, and could not if it were tried again. */
export type FfmpegEnding =
  | { ended: 'done'; output: string }
  | { ended: 'refused'; reason: string }
  | { ended: 'missing' };

/**
 * Runs ffmpeg with the lowest priority and none of our settings, and waits for it. On Linux the kernel limits its
 * memory, processor time and the size of the file that it writes, and ends it when this process ends. Elsewhere only
 * its time is limited.
 * @throws Error if somebody else ended it, or the disk is full, so that trying again may help
 */
export function runFfmpeg(args: string[], limits: FfmpegLimits): Promise<FfmpegEnding> {
  const [program, ...rest] = commandFor(args, limits);
  const child = spawn(program, rest, {
    detached: true, // a group of its own, so that Ctrl-C does not reach it and all of it can be killed
    env: { PATH: SEARCH_PATH, LC_ALL: 'C' } as unknown as NodeJS.ProcessEnv, // Next's types require NODE_ENV
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  lowerPriority(child.pid);
  let [output, errors, killedFor] = ['', '', ''];
  child.stdout.on('data', (text) => {
    output = (output + text).slice(0, MAX_OUTPUT);
  });
  child.stderr.on('data', (text) => {
    errors = (errors + text).slice(-MAX_OUTPUT);
  });
  const kill = (reason: string) => {
    killedFor = reason;
    killGroup(child.pid);
  };
  const waitMs = Math.max(MIN_WAIT_MS, limits.processorMs * PATIENCE);
  const timer = setTimeout(() => kill('it took too long'), waitMs);
  const check = setInterval(() => {
    if (processorMsOf(child.pid) > limits.processorMs) kill('it needed too much processor time');
  }, CHECK_INTERVAL_MS);
  return new Promise<FfmpegEnding>((resolve, reject) => {
    child.once('error', (error) =>
      isMissing(error) ? resolve({ ended: 'missing' }) : reject(error),
    );
    child.once('close', (code, signal) => {
      const reason = killedFor || (signal === 'SIGXFSZ' ? 'it wrote too much' : '');
      if (code === 0) resolve({ ended: 'done', output });
      else if (reason) resolve({ ended: 'refused', reason });
      else if (NOT_STARTED.includes(code)) resolve({ ended: 'missing' });
      else if (signal || code === STOPPED || errors.includes(DISK_FULL))
        reject(new Error(`ffmpeg was interrupted (${signal ?? code}): ${lastLine(errors)}`));
      else resolve({ ended: 'refused', reason: lastLine(errors) || `exit code ${code}` });
    });
  }).finally(() => {
    clearTimeout(timer);
    clearInterval(check);
  });
}

/** prlimit's exit codes for a program that does not exist or may not be run. */
const NOT_STARTED: (number | null)[] = [126, 127];
/** ffmpeg's exit code after a signal that asked it to stop. */
const STOPPED = 255;
const DISK_FULL = 'No space left on device';

function commandFor(
  args: string[],
  { processorMs, maxBytes }: FfmpegLimits,
): [string, ...string[]] {
  const program = env().FFMPEG_PATH;
  if (process.platform !== 'linux') return [program, ...args];
  // Only the last resort if this process is too busy to look: the kernel's signal says less than our own reason.
  const seconds = Math.ceil(processorMs / 1000) + 5;
  return [
    ...(['setpriv', '--no-new-privs', '--pdeathsig', 'KILL', '--'] as const),
    ...['prlimit', `--as=${MAX_ADDRESSES}`, `--cpu=${seconds}`, `--fsize=${maxBytes}`],
    ...['--core=0', `--nofile=${MAX_OPEN_FILES}`, '--', program, ...args],
  ];
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has already ended.
  }
}

/** Does nothing if it has ended. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

const isMissing = (error: Error) => 'code' in error && error.code === 'ENOENT';

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
