import pino from 'pino';
import { LOG_FORMAT, MOST_WAITING_BYTES } from '@/lib/platform/log';

/** Lines are written when there are so many bytes of them, or after a second. */
const WRITTEN_AT_ONCE = 2_048;
const WRITTEN_AFTER_MS = 1_000;
/** The processes of a server share standard output: up to here a pipe never mixes what two of them write. */
const MOST_AT_ONCE = 4_096;

const output = pino.destination({
  fd: process.stdout.fd,
  sync: false,
  minLength: WRITTEN_AT_ONCE,
  maxLength: MOST_WAITING_BYTES,
  maxWrite: MOST_AT_ONCE,
  periodicFlush: WRITTEN_AFTER_MS,
});
output.on('error', () => {}); // a full disk must not end the site
process.once('exit', () => {
  try {
    output.flushSync();
  } catch {
    // Nobody reads standard output any more, or it was never opened.
  }
});

/**
 * The log of requests: lines as every other one, written in batches, because answers from memory would wait for the disk.
 * A process that is killed loses the lines of its last second.
 */
export const requestLog = pino({ ...LOG_FORMAT, mixin: undefined }, output); // no trace is open when a request is over
