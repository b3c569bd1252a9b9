import { S3Client } from '@aws-sdk/client-s3';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';

/** Calls to a store that does not answer end after this long (security.md, R6: 5 s). */
export const LONGEST_WAIT_MS = 4_500;
const CONNECT_MS = 1_500;
const ONE_TRY_MS = 4_000;

/** The SDK would print to the console; its debug and info lines hold every key. */
const quietLogger = {
  debug: () => undefined,
  info: () => undefined,
  warn: (words: unknown) => log.warn({ words: String(words) }, 'the S3 client warns'),
  error: (words: unknown) => log.warn({ words: String(words) }, 'the S3 client met an error'),
};

let client: S3Client | undefined;

/** The one S3 client, made at the first use. `requestTimeout` alone would only warn (fact 6). */
export function s3Client(): S3Client {
  const { S3_ENDPOINT, S3_REGION, S3_FORCE_PATH_STYLE } = env();
  client ??= new S3Client({
    region: S3_REGION,
    forcePathStyle: S3_FORCE_PATH_STYLE,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    credentials: {
      accessKeyId: env().S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env().S3_SECRET_ACCESS_KEY ?? '',
    },
    // Else streams go out in a form that most S3-compatible stores refuse (integrations 5.1).
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    logger: quietLogger,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ONE_TRY_MS,
      socketTimeout: ONE_TRY_MS,
      throwOnRequestTimeout: true,
    },
  });
  return client;
}

/** For tests, which change the settings. */
export function forgetS3Client(): void {
  client?.destroy();
  client = undefined;
}

/** Ends a call after `ms`, tries and all, or when `broken` is aborted. Once an answer has begun, its body may take longer. */
export async function withDeadline<T>(
  ms: number,
  call: (signal: AbortSignal) => Promise<T>,
  broken?: AbortSignal,
): Promise<T> {
  const stop = new AbortController();
  const signals = broken ? [stop.signal, broken] : [stop.signal];
  const timer = setTimeout(() => stop.abort(), ms);
  try {
    return await call(AbortSignal.any(signals));
  } finally {
    clearTimeout(timer);
  }
}
