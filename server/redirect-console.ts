import { format } from 'node:util';
import { log } from '@/lib/platform/log';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
/** Escape sequences for colours, which Next writes for a terminal. */
const FOR_TERMINALS = /\p{Cc}\[[\d;]*m/gu;

/**
 * Sends what Next, packages and Node itself would print to the log, as one line of JSON each. Must be called before
 * anything prints. An uncaught error is logged, then the process ends as it would have.
 */
export function redirectConsoleToLog(): void {
  for (const [method, level] of entries())
    console[method] = (...args: unknown[]) => {
      const err = args.find((each) => each instanceof Error);
      const text = args.filter((each) => each !== err);
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

const entries = () => Object.entries(LEVELS) as [keyof typeof LEVELS, Level][]; // entries() loses the type of the keys
type Level = (typeof LEVELS)[keyof typeof LEVELS];
