import { ZodError } from 'zod';
import { UnsealError } from '@/lib/platform/crypto/sealing';
import { databaseFailure, isStatementRejected } from '@/lib/platform/db/sql-state';
import { AppError, isServerError } from '@/lib/platform/errors';

/**
 * Whether a retry can never succeed, so that an admin must decide about the money. Only errors
 * known to be permanent count; others are rethrown, and the next notice or reconciliation tries
 * again.
 */
export const isPermanentFailure = (error: unknown) =>
  !databaseFailure(error) &&
  ((error instanceof AppError && !isServerError(error.code)) ||
    error instanceof ZodError ||
    error instanceof UnsealError ||
    isStatementRejected(error));
