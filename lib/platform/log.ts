import pino from 'pino';
import { traceOfLine } from './trace';

/** The format of every log line. */
export const LOG_FORMAT: pino.LoggerOptions = {
  level: process.env.LOG_LEVEL || 'info', // '' counts as unset; read directly, so that faults in env() can be logged
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: traceOfLine,
};

/**
 * How many bytes may wait to be written to standard output. Further lines are dropped, so that
 * memory does not fill up.
 */
export const MOST_WAITING_BYTES = 1_000_000;

const output = pino.destination({
  fd: process.stdout.fd || 1, // undefined in a worker thread
  sync: false,
  maxLength: MOST_WAITING_BYTES,
});
output.on('error', () => {}); // a full disk must not end the site, and there is no other place to report it

/**
 * The only logger: JSON lines on standard output. Never log a body, a code, a token or an address.
 */
export const log = pino(LOG_FORMAT, output);
