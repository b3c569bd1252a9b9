import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LogFile } from './log-file';

const GUARD = pathToFileURL(path.resolve('scripts/start/end-with-parent.mjs')).href;
/**
 * The server gets ten seconds for requests, fifteen for jobs and two for traces (server/drain.ts, jobs/worker.ts,
 * server/start-traces.ts).
 */
const TIMEOUT_MS = 30_000;
const LAST_LINES = 40;

export type Child = {
  name: string;
  /** Undefined if the process could not be started. */
  pid: number | undefined;
  /** Resolves with the exit code when it ends, for any reason. */
  ended: Promise<number>;
  /** The last lines of its output. */
  lastLines: () => string;
  /** Calls `onText` with every line of standard output. */
  onLine: (onText: (line: string) => void) => void;
  /** Sends SIGTERM, then SIGKILL to its whole process group. */
  stop: () => Promise<void>;
};

type Options = {
  name: string;
  logFolder: string;
  env: NodeJS.ProcessEnv;
  alsoPrint?: boolean;
  /** The working directory, whose own Node is used if it has one. Default: the current one. */
  folder?: string | undefined;
};

/**
 * Starts a Node program that ends with this process. Its output goes to a log file.
 * @param program Node's arguments; TypeScript is transpiled on the fly
 */
export function startChild(program: string[], options: Options): Child {
  const { name, logFolder, env, alsoPrint = false, folder } = options;
  const isTypeScript = program[0]?.endsWith('.ts') ?? false;
  const flags = [...(isTypeScript ? ['--import', 'tsx'] : []), '--import', GUARD];
  const child = spawn(nodeIn(folder), [...flags, ...program], {
    cwd: folder,
    env: { ...env, PERENNIAL_PARENT: String(process.pid) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = new LogFile(path.join(logFolder, `${name}.log`));
  const lines: string[] = [];
  const listeners: ((line: string) => void)[] = [];
  for (const stream of [child.stdout, child.stderr])
    splitLines(stream, (line) => {
      log.write(line);
      if (alsoPrint) process.stdout.write(`${line}\n`);
      lines.splice(0, lines.push(line) - LAST_LINES);
      if (stream === child.stdout) for (const onText of listeners) onText(line);
    });
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      lines.push(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  }).finally(() => log.close());
  return {
    name,
    pid: child.pid,
    ended,
    lastLines: () => lines.join('\n'),
    onLine: (onText) => listeners.push(onText),
    stop: () => stop(child, ended, TIMEOUT_MS + graceMs(env)),
  };
}

/** A release's own Node, if it has one, so that installing another version does not affect it. */
function nodeIn(folder: string | undefined): string {
  const releaseNode = path.join(folder ?? '', path.relative('', process.execPath));
  return folder !== undefined && existsSync(releaseNode) ? releaseNode : process.execPath;
}

/** How long a server waits before it drains (server/start-server.ts). The settings have been checked. */
const graceMs = ({ DRAIN_GRACE_S }: NodeJS.ProcessEnv) => Number(DRAIN_GRACE_S || 0) * 1000;

async function stop(
  child: ChildProcess,
  ended: Promise<number>,
  patienceMs: number,
): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  const timer = setTimeout(() => killGroup(child.pid), patienceMs);
  await ended.finally(() => clearTimeout(timer));
}

/** Signals the process and its children: it leads its own process group. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

function splitLines(stream: NodeJS.ReadableStream | null, onText: (line: string) => void): void {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) onText(line);
  });
  stream?.on('end', () => rest && onText(rest));
}
