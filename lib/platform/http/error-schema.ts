import { z } from 'zod';
import { type ErrorCode, STATUS } from '@/lib/platform/errors';
import { moment } from './answer-schema';

/** All further fields of refusals, for programs. */
const details = {
  /** Seconds until a retry can succeed, as in Retry-After. */
  remainingTime: z.number().optional(),
  /** How many more wrong codes are allowed. */
  remainingAttempts: z.number().int().optional(),
  tooManyAttempts: z.literal(true).optional(),
  /** The address of the account is not verified; `userId` is needed to verify its code. */
  isUnverified: z.literal(true).optional(),
  userId: z.string().optional(),
  /** What already exists. */
  orderId: z.string().optional(),
  memorialId: z.string().nullable().optional(),
  /** The scope that the API key lacks. */
  scope: z.string().nullable().optional(),
  /**
   * After somebody else's change: the version to send with the next try, who changed it and when,
   * and the current values.
   */
  version: z.number().int().optional(),
  changedBy: z.string().nullable().optional(),
  changedAt: moment.nullable().optional(),
  values: z.record(z.string(), z.unknown()).optional(),
};

/**
 * The JSON of a refusal with one of these codes (`errorResponse`). `message` is for people, in the
 * language of the request; `error` repeats it; `fields` maps field names to faults.
 */
export const errorAnswer = (codes: readonly ErrorCode[]) =>
  z.strictObject({
    message: z.string(),
    error: z.string(),
    code: z.enum(codes),
    fields: z.record(z.string(), z.string()).optional(),
    ...details,
  });

/** The codes among these that have this status. */
export const codesOf = (status: number, codes: Iterable<ErrorCode>): ErrorCode[] =>
  [...codes].filter((code) => STATUS[code] === status);
