import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '@/lib/platform/errors';
import { isoTime } from './answer-schema';

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
  /** How many bytes of an upload have arrived: the offset of the next piece. */
  receivedBytes: z.number().int().optional(),
  /** The upload was deleted: send the file again from its beginning. Said again, the memorial is gone. */
  isGone: z.literal(true).optional(),
  /** The file itself is not at fault: it can be sent again once the memorial has room for it. */
  hasNoRoom: z.literal(true).optional(),
  /** The scope that the API key lacks. */
  scope: z.string().nullable().optional(),
  /**
   * After somebody else's change: the version to send with the next try, who changed it and when,
   * and the current values.
   */
  version: z.number().int().optional(),
  changedBy: z.string().nullable().optional(),
  changedAt: isoTime.nullable().optional(),
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
export const codesWithStatus = (status: number, codes: Iterable<ErrorCode>): ErrorCode[] =>
  [...codes].filter((code) => ERROR_STATUS[code] === status);
