import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from '@/lib/platform/log';
import { memoryOf, processorMsOf } from './process-usage';
import { memoryLimitOf, READY } from './protocol';
import type { DecoderJob, TaskAnswer } from './tasks';

const HEAP_LIMIT_MB = 128;
const CHECK_INTERVAL_MS = 15;
/** The longest real time for an answer, on a machine that is busy. */
const MAX_WAIT_MS = 120_000;
/** After this many files a process is replaced. */
const MAX_JOBS = 50;
/** A process that still uses this much memory after a job is replaced. */
const REUSABLE_BYTES = 130 * 1024 * 1024;
const MAX_STDERR_LENGTH = 2_000;

type KillReason = 'memory' | 'time' | 'died';
export type Ending = TaskAnswer | { killed: KillReason };

/** A decoder may read these besides uploads: its own sources and the packages. They contain no secrets. */
const READABLE_PATHS = ['lib', 'node_modules', 'package.json'].map((name) => path.resolve(name));
/** Allows access to a folder, and to its target if it is a link, because Node checks both. */
const allow = (access: 'read' | 'write', folder: string) =>
  [folder, realpathSync(folder)].map((place) => `--allow-fs-${access}=${place}`);

/** A process that opens strangers' files (main.ts) and has none of our settings. */
export class DecoderProcess {
  private readonly child: ChildProcess;
  private stderrTail = '';
  private jobs = 0;
  private isReady = false;
  private lastEnding: Ending = { killed: 'died' };
  private isGone = false;
  private end: (ending: Ending) => void = () => undefined;

  constructor() {
    const uploads = tmpdir();
    const access = [
      ...[...READABLE_PATHS, uploads].flatMap((folder) => allow('read', folder)),
      ...allow('write', uploads),
    ];
    this.child = spawn(
      process.execPath,
      [
        ...[`--max-old-space-size=${HEAP_LIMIT_MB}`, '--no-warnings'],
        ...['--permission', '--allow-addons', ...access],
        path.resolve('lib/media/decoder/main.ts'),
      ],
      {
        env: { MALLOC_ARENA_MAX: '1', TMPDIR: uploads } as unknown as NodeJS.ProcessEnv, // Next's types require NODE_ENV
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    this.child.stderr?.on('data', (text) => {
      this.stderrTail = (this.stderrTail + text).slice(-MAX_STDERR_LENGTH);
    });
    this.child.on('message', (message) => {
      if (message === READY) this.isReady = true;
      else this.end(message as TaskAnswer); // main.ts sends nothing else
    });
    this.child.once('exit', () => this.handleExit());
    this.child.on('error', (error) => this.handleExit(error));
    this.allowExit();
  }

  /**
   * Runs one job. Resolves with its answer, or with the reason why the process was killed.
   * @param limitMs processor time, not real time, so that a busy machine does not refuse intact files
   */
  async run(job: DecoderJob, limitMs: number): Promise<Ending> {
    this.jobs += 1;
    this.child.ref();
    this.child.channel?.ref();
    const before = processorMsOf(this.child.pid);
    const maxBytes = memoryLimitOf(job.task);
    const timer = setTimeout(() => this.kill('time'), MAX_WAIT_MS);
    const check = setInterval(() => {
      if (memoryOf(this.child.pid) > maxBytes) this.kill('memory');
      if (processorMsOf(this.child.pid) - before > limitMs) this.kill('time');
    }, CHECK_INTERVAL_MS);
    try {
      const ending = await new Promise<Ending>((resolve) => {
        this.end = resolve;
        if (this.isGone) resolve(this.lastEnding);
        else this.child.send(job, (error) => error && this.handleExit(error));
      });
      if ('killed' in ending)
        log.warn({ task: job.task, ...ending, said: this.stderrTail }, 'a decoder was ended');
      return ending;
    } finally {
      clearTimeout(timer);
      clearInterval(check);
      this.allowExit();
    }
  }

  isReusable(): boolean {
    return !this.isGone && this.jobs < MAX_JOBS && memoryOf(this.child.pid) < REUSABLE_BYTES;
  }

  kill(why: KillReason = 'died'): void {
    this.isGone = true;
    this.lastEnding = { killed: why };
    this.child.kill('SIGKILL');
  }

  /** The process has ended, or did not start; the latter is our fault and not the file's. */
  private handleExit(error?: Error): void {
    this.isGone = true;
    if (!this.isReady && !this.child.killed)
      this.lastEnding = { broken: `It did not start: ${error?.message ?? this.stderrTail}` };
    this.end(this.lastEnding);
  }

  /** Lets our own process exit while this one is idle; it then exits as well. */
  private allowExit(): void {
    this.child.unref();
    this.child.channel?.unref();
    // as: the pipe is a socket, which Node's types do not say
    (this.child.stderr as Socket | null)?.unref();
  }
}
