import pino from 'pino';
import { traceLogFields } from './trace';

/**
 * Beyond this many bytes that nobody has read from standard output, lines are dropped, so that memory does not fill up.
 */
const MAX_WAITING_BYTES = 1_000_000;
/** PIPE_BUF on Linux. The processes of a server share one pipe, and larger writes of two processes may mix. */
const MAX_WRITE_BYTES = 4_096;

const output = pino.destination({
  fd: process.stdout.fd || 1, // undefined in a worker thread
  sync: false,
  maxLength: MAX_WAITING_BYTES,
  maxWrite: MAX_WRITE_BYTES,
});
output.on('error', () => {}); // a full disk must not end the site, and there is no other place to report it

/** The one logger: JSON lines on standard output. Never log a body, a code, a token or an address. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL || 'info', // not from env(), whose faults are logged too; empty counts as unset
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceLogFields,
  },
  output,
);
