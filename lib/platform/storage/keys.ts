/** Content types by the extension of the key. No other types are stored. */
const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mkv: 'video/matroska',
  avi: 'video/vnd.avi',
  pdf: 'application/pdf',
  /** A piece of an upload that is not complete yet. Nobody can request it. */
  part: 'application/octet-stream',
};

const SAFE_KEY = /^(?:[A-Za-z0-9_-]+\/){1,6}[A-Za-z0-9_-]+\.[a-z0-9]{1,5}$/;
const SAFE_PREFIX = /^(?:[A-Za-z0-9_-]+\/){1,6}$/;

/** Returns the content type of a key. Throws for an invalid key, such as `../x`. */
export function contentTypeOf(key: string): string {
  const type = SAFE_KEY.test(key) && CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)];
  if (!type) throw new Error('Not a storage key');
  return type;
}

/** Throws for an invalid prefix. */
export function checkPrefix(prefix: string): void {
  if (!SAFE_PREFIX.test(prefix)) throw new Error('Not a storage prefix');
}

/** Throws unless the key is valid and its extension matches the content type. */
export function checkKey(key: string, contentType?: string): void {
  const type = contentTypeOf(key);
  if (contentType !== undefined && contentType !== type)
    throw new Error(`${contentType} cannot be stored under a key for ${type}`);
}
