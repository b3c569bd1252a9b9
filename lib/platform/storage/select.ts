import { env } from '@/lib/platform/env';
import { disk } from './disk';
import type { StoragePort } from './port';
import { s3 } from './s3';
import { s3PublicUrl } from './s3-public';

/** The media storage: the bucket if one is configured, else the folder MEDIA_DIR. */
export const storagePort = (): StoragePort => (env().S3_BUCKET ? s3 : disk);

/**
 * A URL at which anybody can read the object for five to ten minutes from `now` (milliseconds,
 * UTC), directly or through a CDN; null without MEDIA_PUBLIC_URL. Throws for an invalid key.
 */
export async function publicMediaUrl(key: string, now = Date.now()): Promise<string | null> {
  const { S3_BUCKET, MEDIA_PUBLIC_URL: origin } = env();
  return S3_BUCKET && origin ? s3PublicUrl(origin, key, now) : null;
}
