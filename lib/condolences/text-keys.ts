import { createHash } from 'node:crypto';
import { likenessKeys, textKey } from './text-key-rules';

/** What is stored to find the same words, and nearly the same ones, elsewhere. */
export type TextKeys = { textKey: string; likeness: number[] };

/** The keys of a message. PostgreSQL has no unsigned numbers: the same 32 bits are signed there. */
export const textKeysOf = (message: string): TextKeys => ({
  textKey: createHash('sha256').update(textKey(message)).digest('base64url'),
  likeness: likenessKeys(message).map((key) => key | 0),
});
