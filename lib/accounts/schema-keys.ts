import { z } from 'zod';
import { SCOPES } from '@/lib/platform/auth/scope-rules';
import { isoTime } from '@/lib/platform/http/answer-schema';
import { publicId } from '@/lib/platform/ids/id-schema';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { nameText } from '@/lib/platform/text-schema';
import {
  DEFAULT_KEY_DAYS,
  MAX_KEY_DAYS,
  MAX_KEY_MEMORIALS,
  MAX_KEY_NAME_LENGTH,
} from './key-rules';
import { currentPassword, passwordConfirmation } from './schema-password';

const NO_NAME = issueMessage('keys.faults.name');
const NO_SCOPES = issueMessage('keys.faults.scopes');
const NO_MEMORIALS = issueMessage('keys.faults.memorials');
const NO_DAYS = issueMessage('keys.faults.days', { most: MAX_KEY_DAYS });

/** POST /api/auth/tokens */
export const keyInput = z.strictObject({
  name: nameText(NO_NAME, MAX_KEY_NAME_LENGTH),
  scopes: z
    .array(z.enum(SCOPES, NO_SCOPES), NO_SCOPES)
    .min(1, NO_SCOPES)
    .max(SCOPES.length, NO_SCOPES),
  /** Empty: all memorials that the person keeps, including future ones. */
  memorialIds: z
    .array(publicId(NO_MEMORIALS), NO_MEMORIALS)
    .max(MAX_KEY_MEMORIALS, NO_MEMORIALS)
    .default([]),
  days: z.int(NO_DAYS).min(1, NO_DAYS).max(MAX_KEY_DAYS, NO_DAYS).default(DEFAULT_KEY_DAYS),
  // The last field of the form, so its faults are listed last.
  password: currentPassword,
});

/** DELETE /api/auth/tokens/{id} */
export const revokeKeyInput = passwordConfirmation;

const key = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The first characters of the token. */
  prefix: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  memorialIds: z.array(z.string()),
  createdAt: isoTime,
  expiresAt: isoTime,
  lastUsedAt: isoTime.nullable(),
  /** The network of the last use, such as '192.0.2.0/24'; '' if unknown. */
  lastUsedNetwork: z.string(),
});

/** GET /api/auth/tokens */
export const keysResponse = z.strictObject({ tokens: z.array(key) });

/** The only answer that ever contains the token. */
export const createdKeyResponse = z.strictObject({ token: z.string(), key });

export type KeyInput = z.output<typeof keyInput>;
export type KeyView = z.infer<typeof key>;
