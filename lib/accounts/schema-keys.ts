import { z } from 'zod';
import { SCOPES } from '@/lib/platform/auth/scope-rules';
import { moment } from '@/lib/platform/http/answer-schema';
import { publicId } from '@/lib/platform/ids/id-schema';
import { fault } from '@/lib/platform/language/fault';
import { KEY_DAYS, KEY_DAYS_MAX, KEY_MEMORIALS_MAX, KEY_NAME_MAX } from './key-rules';
import { ownPassword, passwordAgain } from './schema-password';

/**
 * Line breaks, other control characters, and those that change the direction of the text around
 * them: the name appears in mails.
 */
const UNFIT_FOR_NAMES = /[\s\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;
const NO_NAME = fault('keys.faults.name');
const NO_SCOPES = fault('keys.faults.scopes');
const NO_MEMORIALS = fault('keys.faults.memorials');
const NO_DAYS = fault('keys.faults.days', { most: KEY_DAYS_MAX });

/** POST /api/auth/tokens */
export const keyInput = z.strictObject({
  name: z
    .string(NO_NAME)
    .transform((text) => text.replace(UNFIT_FOR_NAMES, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, NO_NAME)
        .max(KEY_NAME_MAX, fault('api.atMostCharacters', { limit: KEY_NAME_MAX })),
    ),
  scopes: z
    .array(z.enum(SCOPES, NO_SCOPES), NO_SCOPES)
    .min(1, NO_SCOPES)
    .max(SCOPES.length, NO_SCOPES),
  /** Empty: all memorials that the person keeps, including future ones. */
  memorialIds: z
    .array(publicId(NO_MEMORIALS), NO_MEMORIALS)
    .max(KEY_MEMORIALS_MAX, NO_MEMORIALS)
    .default([]),
  days: z.int(NO_DAYS).min(1, NO_DAYS).max(KEY_DAYS_MAX, NO_DAYS).default(KEY_DAYS),
  // The last field of the form, so its faults are listed last.
  password: ownPassword,
});

/** DELETE /api/auth/tokens/{id} */
export const takeBackInput = passwordAgain;

const key = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The first characters of the token. */
  prefix: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  memorialIds: z.array(z.string()),
  createdAt: moment,
  expiresAt: moment,
  lastUsedAt: moment.nullable(),
  /** The network of the last use, such as '192.0.2.0/24'; '' if unknown. */
  lastUsedNetwork: z.string(),
});

/** GET /api/auth/tokens */
export const keysAnswer = z.strictObject({ tokens: z.array(key) });

/** The only answer that ever contains the token. */
export const madeKeyAnswer = z.strictObject({ token: z.string(), key });

export type KeyInput = z.output<typeof keyInput>;
export type KeyView = z.infer<typeof key>;
