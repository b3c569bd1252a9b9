import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { MINUTE_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { processorMsOf } from '../decoder/process-usage';

/** The PATH for finding ffmpeg; FFMPEG_PATH may also be a full path. */
const SEARCH_PATH = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';
const MEGABYTE = 1024 * 1024;
/**
 * In bytes of addresses, of which ffmpeg's libraries need 250 MB. Encoding 1080 lines from ten-bit 4K fits into the
 * first; a still of it, and a copy, into the second (decision 0130).
 */
const MAX_ADDRESSES = { much: 1_200 * MEGABYTE, little: 700 * MEGABYTE };
const MAX_OPEN_FILES = 64;
const CHECK_INTERVAL_MS = 200;
const MAX_OUTPUT = 64 * 1024;
/** On a busy machine, as many times the processor time may pass, and this long in any case. */
const PATIENCE = 1.6;
const MIN_WAIT_MS = 2 * MINUTE_MS;

export type FfmpegLimits = {
  processorMs: number;
  maxBytes: number;
  memory?: keyof typeof MAX_ADDRESSES;
  /** For tests: how long it may take in all. */
  waitMs?: number;
};

/**
 * `refused`: ffmpeg could not do it with this file within the limits, and could not if it were tried again. `isBound`:
 * it took more processor time or room than it may.
 */
export type FfmpegEnding =
  | { ended: 'done'; output: string }
  | { ended: 'refused'; reason: string; isBound: boolean }
  | { ended: 'missing' };

/** Ffmpeg did not come to an end, and may if it is tried again. */
export class FfmpegInterruptedError extends Error {
  /**
   * Whether it may be the file's fault: the system killed ffmpeg, as a machine without memory does, or it stood still.
   * Otherwise the server ended, or the disk was full.
   */
  readonly isSuspicious: boolean;

  constructor(reason: string, { isSuspicious }: { isSuspicious: boolean }) {
    super(`ffmpeg was interrupted: ${reason}`);
    this.name = 'FfmpegInterruptedError';
    this.isSuspicious = isSuspicious;
  }
}

const running = new Set<() => void>();
let isStopping = false;

/** Whether `stopFfmpeg` was called: what fails from now on says nothing about a file. */
export const isFfmpegStopping = (): boolean => isStopping;

/** Ends every ffmpeg of this process, and starts no further one, because the server ends. */
export function stopFfmpeg(): void {
  isStopping = true;
  for (const stop of running) stop();
}

/**
 * Runs ffmpeg with the lowest priority and none of our settings, and waits for it. On Linux the kernel limits its
 * memory, processor time and the size of the file that it writes, ends it when this process ends, and ends it first if
 * the machine has no memory left. Elsewhere only its time is limited.
 * @throws FfmpegInterruptedError if it was ended from outside, the machine was too busy or its disk full
 */
export function runFfmpeg(args: string[], limits: FfmpegLimits): Promise<FfmpegEnding> {
  if (isStopping) return Promise.reject(interrupted('the server ends'));
  const [program, ...rest] = commandFor(args, limits);
  const child = spawn(program, rest, {
    detached: true, // a group of its own, so that Ctrl-C does not reach it and all of it can be killed
    env: { PATH: SEARCH_PATH, LC_ALL: 'C' } as unknown as NodeJS.ProcessEnv, // Next's types require NODE_ENV
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  lowerPriority(child.pid);
  let [output, errors, exceeded, stopped] = ['', '', '', ''];
  child.stdout.on('data', (text) => {
    output = (output + text).slice(0, MAX_OUTPUT);
  });
  child.stderr.on('data', (text) => {
    errors = (errors + text).slice(-MAX_OUTPUT);
  });
  const stop = (reason: string) => {
    stopped = reason;
    killGroup(child.pid);
  };
  const stopForServer = () => stop('the server ends');
  running.add(stopForServer);
  const waitMs = Math.max(MIN_WAIT_MS, limits.processorMs * PATIENCE);
  const timer = setTimeout(() => stop(TOO_SLOW), limits.waitMs ?? waitMs);
  const check = setInterval(() => {
    if (processorMsOf(child.pid) <= limits.processorMs) return;
    exceeded = TOO_LONG;
    killGroup(child.pid);
  }, CHECK_INTERVAL_MS);
  return new Promise<FfmpegEnding>((resolve, reject) => {
    child.once('error', (error) =>
      isMissing(error) ? resolve({ ended: 'missing' }) : reject(error),
    );
    child.once('close', (code, signal) => {
      const bound = exceeded || BOUND_SIGNALS.get(signal ?? '');
      const reason = lastLine(errors);
      if (!bound && errors.includes(DISK_FULL)) reject(interrupted(reason));
      else if (code === 0) resolve({ ended: 'done', output });
      else if (bound) resolve({ ended: 'refused', reason: bound, isBound: true });
      else if (stopped) reject(interrupted(stopped, stopped === TOO_SLOW));
      else if (NOT_STARTED.includes(code)) resolve({ ended: 'missing' });
      else if (signal || code === STOPPED)
        reject(interrupted(`${signal ?? code}: ${reason}`, signal !== null && !isAsked(signal)));
      else
        resolve({
          ended: 'refused',
          reason: reason || `exit code ${code}`,
          isBound: errors.includes(NO_MEMORY),
        });
    });
  }).finally(() => {
    running.delete(stopForServer);
    clearTimeout(timer);
    clearInterval(check);
  });
}

const interrupted = (reason: string, isSuspicious = false) =>
  new FfmpegInterruptedError(reason, { isSuspicious });

const TOO_SLOW = 'it stands still, or the machine is too busy';
const TOO_LONG = 'it needed too much processor time';
/** The kernel's signals for its own bounds. */
const BOUND_SIGNALS = new Map<string, string>([
  ['SIGXCPU', TOO_LONG],
  ['SIGXFSZ', 'it wrote too much'],
]);

/** Whether a signal asks a program to end, as the one that stops a service. */
const isAsked = (signal: NodeJS.Signals) => ['SIGTERM', 'SIGINT', 'SIGHUP'].includes(signal);

/** prlimit's exit codes for a program that does not exist or may not be run. */
const NOT_STARTED: (number | null)[] = [126, 127];
/** ffmpeg's exit code after a signal that asked it to stop. */
const STOPPED = 255;
const DISK_FULL = 'No space left on device';
const NO_MEMORY = 'Cannot allocate memory';

function commandFor(
  args: string[],
  { processorMs, maxBytes, memory = 'much' }: FfmpegLimits,
): [string, ...string[]] {
  const program = env().FFMPEG_PATH;
  if (process.platform !== 'linux') return [program, ...args];
  // Only the last resort if this process is too busy to look: the kernel's signal says less than our own reason.
  const seconds = Math.ceil(processorMs / 1000) + 5;
  return [
    ...(['setpriv', '--no-new-privs', '--pdeathsig', 'KILL', '--'] as const),
    ...['prlimit', `--as=${MAX_ADDRESSES[memory]}`, `--cpu=${seconds}`, `--fsize=${maxBytes}`],
    ...['--core=0', `--nofile=${MAX_OPEN_FILES}`, '--', program, ...args],
  ];
}

/** Also the first to be killed if the machine has no memory left. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (!pid) return;
    setPriority(pid, constants.priority.PRIORITY_LOW);
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
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
