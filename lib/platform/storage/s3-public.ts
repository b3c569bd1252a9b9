import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { MINUTE_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { contentTypeOf } from './keys';
import { s3Client } from './s3-client';

/** Within this time everybody gets the same address, so that browsers and CDNs need one copy. */
const WINDOW_MS = 5 * MINUTE_MS;
/** An address is valid this long from the beginning of its window, and no copy may be kept for longer. */
const VALID_MS = 2 * WINDOW_MS;

/**
 * A signed address below `origin` at which anybody may read the object for five to ten minutes from `now`, which is in
 * milliseconds, UTC. Throws for a key that is not ours.
 */
export async function s3PublicAddress(origin: string, key: string, now: number): Promise<string> {
  const beginning = Math.floor(now / WINDOW_MS) * WINDOW_MS;
  const command = new GetObjectCommand({
    Bucket: env().S3_BUCKET,
    Key: key,
    ResponseContentType: contentTypeOf(key),
    ResponseExpires: new Date(beginning + VALID_MS),
  });
  // The signature covers the bucket's own host, with which whatever answers at MEDIA_PUBLIC_URL must ask it.
  const { pathname, search } = new URL(
    await getSignedUrl(s3Client(), command, {
      signingDate: new Date(beginning),
      expiresIn: VALID_MS / 1_000,
    }),
  );
  return origin + pathname + search;
}
