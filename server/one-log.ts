import { format } from 'node:util';
import { log } from '@/lib/platform/log';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
/** Colours and the like, which Next writes for a terminal. */
const FOR_TERMINALS = /\p{Cc}\[[\d;]*m/gu;

/**
 * Puts into the log what Next, packages and Node itself would print: one line of JSON each, and never twice. To be called
 * before anything else prints. A fault that nobody caught is logged, then the
 * process ends as it would have.
 */
export function printToLog(): void {
  for (const [method, level] of entries())
    console[method] = (...given: unknown[]) => {
      const err = given.find((each) => each instanceof Error);
      const text = given.filter((each) => each !== err);
      const message = format(...text)
        .replaceAll(FOR_TERMINALS, '')
        .trim();
      log[level]({ by: 'console', ...(err !== undefined && { err }) }, message || err?.message);
    };
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ err, by: 'node' }, err.message));
  process.on('uncaughtException', (err, origin) => {
    log.fatal({ err, by: 'node' }, origin);
    process.exit(1);
  });
}

const entries = () => Object.entries(LEVELS) as [keyof typeof LEVELS, Level][]; // entries() forgets the keys
type Level = (typeof LEVELS)[keyof typeof LEVELS];
