import { ZodError } from 'zod';
import { isBusy, isRefused } from '@/lib/db/sql-state';
import { AppError } from '@/lib/errors';
import { UnsealError } from '@/lib/sealing/sealing';

/**
 * Whether trying the same again can never work, so that a person must decide about the money. Only
 * what is known to last counts: everything else is thrown on, and webhook and reconciliation come again.
 */
export const isLasting = (error: unknown) =>
  !isBusy(error) &&
  (error instanceof AppError ||
    error instanceof ZodError ||
    error instanceof UnsealError ||
    isRefused(error));
