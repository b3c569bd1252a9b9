import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { env } from '@/lib/platform/env';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts personal data for the database (product.md, "Personal data"), with the active key by
 * default. Returns `keyId:base64(iv, tag, cipher text)`, or '' for ''.
 */
export function seal(clear: string, keyId = activeKeyId()): string {
  if (clear === '') return '';
  const [id, key] = [keyId, getKey(keyId)];
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const sealed = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]);
  return `${id}:${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')}`;
}

/** A text cannot be decrypted: its key is unknown, or it was changed. */
export class UnsealError extends Error {}

/** Decrypts what `seal` returned. Throws `UnsealError`. */
export function unseal(sealed: string): string {
  if (sealed === '') return '';
  const [id = '', body = ''] = sealed.split(':');
  return decrypt(Buffer.from(body, 'base64'), getKey(id));
}

/** The ids of the configured keys. The first one is active and encrypts. */
export const configuredKeyIds = (): string[] => [...configuredKeys().keys()];

export function activeKeyId(): string {
  const [first] = configuredKeyIds();
  if (first === undefined) throw new Error('FIELD_ENCRYPTION_KEYS is empty');
  return first;
}

/** A message authentication code of a text. Throws `UnsealError` if there is no such key. */
export function createMac(text: string, keyId = activeKeyId()): string {
  // A derived key, because an encryption key must not be used for anything else.
  const own = hkdfSync('sha256', getKey(keyId), '', 'perennial authenticate', 32);
  return createHmac('sha256', Buffer.from(own)).update(text).digest('base64');
}

/**
 * Checks a code that `createMac` returned, in constant time. Throws `UnsealError` if there is no such key.
 */
export function verifyMac(text: string, keyId: string, code: string): boolean {
  const [own, given] = [createMac(text, keyId), code].map((each) => Buffer.from(each, 'base64'));
  return !!own && !!given && own.length === given.length && timingSafeEqual(own, given);
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

function getKey(id: string): Buffer {
  const key = configuredKeys().get(id);
  if (!key) throw new UnsealError(`No field encryption key named ${id}`);
  return key;
}

function configuredKeys(): Map<string, Buffer> {
  const pairs = env()
    .FIELD_ENCRYPTION_KEYS.split(',')
    .map((pair) => pair.split(':'));
  return new Map(pairs.map(([id = '', key = '']) => [id, Buffer.from(key, 'base64')]));
}
