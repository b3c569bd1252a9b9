import pino from 'pino';
import { traceOfLine } from './trace';

/** How every line of the log looks. */
export const LOG_FORMAT: pino.LoggerOptions = {
  level: process.env.LOG_LEVEL || 'info', // empty counts as unset; before env() is checked, so that its faults can be logged
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: traceOfLine,
};

/** The most bytes that may wait to be read from standard output. Further lines are dropped, so that memory does not fill up. */
export const MOST_WAITING_BYTES = 1_000_000;

const output = pino.destination({
  fd: process.stdout.fd || 1, // a thread's has none
  sync: false,
  maxLength: MOST_WAITING_BYTES,
});
output.on('error', () => {}); // a full disk must not end the site, and there is no other place to say so

/** The one logger: JSON lines on standard output. Never log a body, a code, a token or an address. */
export const log = pino(LOG_FORMAT, output);
