import pino from 'pino';
import { traceOfLine } from './trace';

/** How every line of the log looks. */
export const LOG_FORMAT: pino.LoggerOptions = {
  level: process.env.LOG_LEVEL ?? 'info', // before env() is checked, so that its faults can be logged
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: traceOfLine,
};

/** The one logger: JSON lines on standard output. Never log a body, a code, a token or an address. */
export const log = pino(LOG_FORMAT);
