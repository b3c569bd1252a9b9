import { createHash } from 'node:crypto';
import { likenessKeys, textKey } from './text-key-rules';

/** The stored keys that find the same and nearly the same words. */
export type TextKeys = { textKey: string; likeness: number[] };

/** PostgreSQL has no unsigned integers, so the 32-bit keys are stored as signed ones. */
export const textKeysOf = (message: string): TextKeys => ({
  textKey: createHash('sha256').update(textKey(message)).digest('base64url'),
  likeness: likenessKeys(message).map((key) => key | 0),
});
