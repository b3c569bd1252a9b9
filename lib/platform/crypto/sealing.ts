import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { env } from '@/lib/platform/env';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts personal data for the database (product.md, "Personal data").
 * Accepts clear text; returns `keyId:base64(iv, tag, cipher text)`, or '' for ''.
 */
export function seal(clear: string): string {
  if (clear === '') return '';
  const [id, key] = activeKey();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const sealed = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]);
  return `${id}:${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')}`;
}

/** Sealed text cannot be decrypted: its key is unknown, or somebody changed it. */
export class UnsealError extends Error {}

/** Decrypts what `seal` returned. Throws `UnsealError`. */
export function unseal(sealed: string): string {
  if (sealed === '') return '';
  const [id = '', body = ''] = sealed.split(':');
  const key = keys().get(id);
  if (!key) throw new UnsealError(`No field encryption key named ${id}`);
  return decrypt(Buffer.from(body, 'base64'), key);
}

function decrypt(bytes: Buffer, key: Buffer): string {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const clear = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([clear, decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new UnsealError('Sealed text was changed', { cause });
  }
}

function keys(): Map<string, Buffer> {
  const pairs = env()
    .FIELD_ENCRYPTION_KEYS.split(',')
    .map((pair) => pair.split(':'));
  return new Map(pairs.map(([id = '', key = '']) => [id, Buffer.from(key, 'base64')]));
}

function activeKey(): [string, Buffer] {
  const [first] = keys();
  if (!first) throw new Error('FIELD_ENCRYPTION_KEYS is empty');
  return first;
}
