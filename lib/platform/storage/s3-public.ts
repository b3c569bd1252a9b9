import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { MINUTE_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { contentTypeOf } from './keys';
import { s3Client } from './s3-client';

/** The address stays the same for this long, so that browsers and CDNs can cache the object. */
const WINDOW_MS = 5 * MINUTE_MS;
/**
 * An address is valid this long from the start of its window; caches must not keep the object
 * longer.
 */
const VALID_MS = 2 * WINDOW_MS;

/**
 * A signed URL below `origin` at which anybody can read the object for five to ten minutes from
 * `now` (milliseconds, UTC). Throws for an invalid key.
 */
export async function s3PublicUrl(origin: string, key: string, now: number): Promise<string> {
  const windowStart = Math.floor(now / WINDOW_MS) * WINDOW_MS;
  const command = new GetObjectCommand({
    Bucket: env().S3_BUCKET,
    Key: key,
    ResponseContentType: contentTypeOf(key),
    ResponseExpires: new Date(windowStart + VALID_MS),
  });
  // The signature covers the bucket's host name; the CDN at MEDIA_PUBLIC_URL must use that host
  // when it asks the bucket.
  const { pathname, search } = new URL(
    await getSignedUrl(s3Client(), command, {
      signingDate: new Date(windowStart),
      expiresIn: VALID_MS / 1_000,
    }),
  );
  return origin + pathname + search;
}
