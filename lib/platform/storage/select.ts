import { env } from '@/lib/platform/env';
import { disk } from './disk';
import type { StoragePort } from './port';
import { s3 } from './s3';
import { s3PublicAddress } from './s3-public';

/** The storage of media: the bucket if one is configured, else the folder MEDIA_DIR. */
export const storagePort = (): StoragePort => (env().S3_BUCKET ? s3 : disk);

/**
 * Where anybody may read an object for five to ten minutes from `now` (milliseconds, UTC), in the bucket or in a CDN before
 * it; null without MEDIA_PUBLIC_URL. Throws for a key that is not ours.
 */
export async function publicAddress(key: string, now = Date.now()): Promise<string | null> {
  const { S3_BUCKET, MEDIA_PUBLIC_URL: origin } = env();
  return S3_BUCKET && origin ? s3PublicAddress(origin, key, now) : null;
}
