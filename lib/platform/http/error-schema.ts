import { z } from 'zod';
import { type ErrorCode, STATUS } from '@/lib/platform/errors';
import { moment } from './answer-schema';

/** What some refusals say besides, for programs; no refusal says anything else. */
const details = {
  /** Seconds until a next try can succeed. The header Retry-After has them, too. */
  remainingTime: z.number().optional(),
  /** How often a code may still be wrong. */
  remainingAttempts: z.number().int().optional(),
  tooManyAttempts: z.literal(true).optional(),
  /** The address of the account is not verified; `userId` is that of its code. */
  isUnverified: z.literal(true).optional(),
  userId: z.string().optional(),
  /** What was made already. */
  orderId: z.string().optional(),
  memorialId: z.string().nullable().optional(),
  /** What the key of a program may not do. */
  scope: z.string().nullable().optional(),
  /** What somebody else has changed meanwhile: the version that a next try is about, who did it and when, and what is set now. */
  version: z.number().int().optional(),
  changedBy: z.string().nullable().optional(),
  changedAt: moment.nullable().optional(),
  values: z.record(z.string(), z.unknown()).optional(),
};

/**
 * The JSON of a refusal with one of these codes (`errorResponse`). `message` is for people, in the language that the request asks
 * for; `error` repeats it; `fields` has what is wrong by the names of fields.
 */
export const errorAnswer = (codes: readonly ErrorCode[]) =>
  z.strictObject({
    message: z.string(),
    error: z.string(),
    code: z.enum(codes),
    fields: z.record(z.string(), z.string()).optional(),
    ...details,
  });

/** The codes among these that are answered with this status. */
export const codesOf = (status: number, codes: Iterable<ErrorCode>): ErrorCode[] =>
  [...codes].filter((code) => STATUS[code] === status);
