import { sqlState } from '@/lib/platform/db/sql-state';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { type DashboardPart, LOAD_ERROR_MESSAGES, LoadError } from './load-error-rules';

/**
 * Returns a part of the dashboard, or the message to show in its place, so that the page still
 * shows the rest.
 */
export const readDashboardPart = <Value>(
  part: DashboardPart,
  reading: Promise<Value>,
): Promise<Value | LoadError> =>
  reading.catch((error: unknown) => {
    log.error({ err: error, part }, 'a part of the dashboard could not be read');
    return new LoadError(LOAD_ERROR_MESSAGES[part][wasRefused(error) ? 'refused' : 'thrown']);
  });

/**
 * Whether we or the database refused the query. Otherwise there was no answer, or our code is
 * wrong.
 */
const wasRefused = (thrown: unknown): boolean =>
  thrown instanceof AppError || sqlState(thrown) !== null;
