import { sqlState } from '@/lib/db/sql-state';
import { AppError } from '@/lib/errors';

/** Whether a reading failed by an answer, ours or the database's; else none came, or the code is wrong. */
export const wasAnswered = (thrown: unknown): boolean =>
  thrown instanceof AppError || sqlState(thrown) !== null;
