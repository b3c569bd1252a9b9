import pino from 'pino';
import { LOG_FORMAT, MOST_WAITING_BYTES } from '@/lib/platform/log';

/** The processes of a server share standard output: up to here a pipe never mixes what two of them write. */
const MOST_AT_ONCE = 4_096;
/** Lines are written when the next one might not fit, or after a second. */
const WRITTEN_AT_ONCE = 3_584;
const WRITTEN_AFTER_MS = 1_000;

const output = pino.destination({
  fd: process.stdout.fd,
  sync: false,
  minLength: WRITTEN_AT_ONCE,
  maxLength: MOST_WAITING_BYTES,
  maxWrite: MOST_AT_ONCE,
});
output.on('error', () => {}); // a full disk must not end the site

/** Lines that wait to be written together: pino would measure all that waits again with every line (decision 0059). */
let lines = '';

function handOver(): void {
  if (lines !== '') output.write(lines);
  lines = '';
}

function flush(): void {
  handOver();
  output.flush();
}
setInterval(flush, WRITTEN_AFTER_MS).unref();

process.once('exit', () => {
  try {
    handOver();
    output.flushSync();
  } catch {
    // Nobody reads standard output any more, or it was never opened.
  }
});

/** What is logged of a request that is over: words and numbers of ours alone, which JSON needs not escape. */
export type RequestLine = {
  requestId: string;
  method: string;
  /** The template of its address. */
  route: string;
  status: number;
  /** Milliseconds, with one digit after the point. */
  ms: number;
};

const logger = pino(LOG_FORMAT, output);

/**
 * The log of requests: lines as every other one, written in batches, because answers from memory would wait for the disk.
 * A process that is killed loses the lines of its last second.
 */
export const requestLog = {
  /** Each line is put together as pino would, for an eighth of its time (decision 0059): an answer from memory takes twenty times that. */
  write(level: 'debug' | 'info' | 'warn', { requestId, method, route, status, ms }: RequestLine) {
    if (!logger.isLevelEnabled(level)) return;
    const about = `"requestId":"${requestId}","method":"${method}","route":"${route}","status":${status},"ms":${ms}`;
    const line = `{"level":${LEVELS[level]},"time":"${timeNow()}",${about},"msg":"request"}\n`;
    if (lines.length + line.length > WRITTEN_AT_ONCE) flush();
    lines += line;
  },
};

const LEVELS = { debug: 20, info: 30, warn: 40 } as const;

const last = { ms: 0, text: '' };
/** Now, in UTC, as pino writes it; many lines are of the same millisecond. */
function timeNow(): string {
  const ms = Date.now();
  if (ms !== last.ms) Object.assign(last, { ms, text: new Date(ms).toISOString() });
  return last.text;
}
