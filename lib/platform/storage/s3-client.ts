import { S3Client } from '@aws-sdk/client-s3';
import { env } from '@/lib/platform/env';
import { instrumentCall } from '@/lib/platform/instrument-call';
import { log } from '@/lib/platform/log';

const CONNECT_MS = 1_500;
const ATTEMPT_MS = 4_000;

/** The SDK would print to the console, and its debug and info lines contain keys of objects. */
const quietLogger = {
  debug: () => undefined,
  info: () => undefined,
  warn: (message: unknown) =>
    log.warn({ message: String(message) }, 'the S3 client logged a warning'),
  error: (message: unknown) =>
    log.warn({ message: String(message) }, 'the S3 client logged an error'),
};

let client: S3Client | undefined;

/**
 * The only S3 client, created on first use. Without `throwOnRequestTimeout`, `requestTimeout` would
 * only log a warning (security.md, fact 6).
 */
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
    // The default sends streams in a form that most S3-compatible services refuse (services.md
    // 5.1).
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    logger: quietLogger,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ATTEMPT_MS,
      socketTimeout: ATTEMPT_MS,
      throwOnRequestTimeout: true,
    },
  });
  return client;
}

/** Closes the client, for tests that change the settings. */
export function resetS3Client(): void {
  client?.destroy();
  client = undefined;
}

/** Aborts a request with its retries after `ms`, or when `broken` is aborted. */
export async function withDeadline<T>(
  ms: number,
  call: (signal: AbortSignal) => Promise<T>,
  broken?: AbortSignal,
): Promise<T> {
  const stop = new AbortController();
  const signals = broken ? [stop.signal, broken] : [stop.signal];
  const timer = setTimeout(() => stop.abort(), ms);
  try {
    return await instrumentCall('s3', () => call(AbortSignal.any(signals)), isExpected);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the error means that the object does not exist. A missing bucket does not count. */
export const isMissingObject = (thrown: unknown): boolean =>
  thrown instanceof Error && ['NoSuchKey', 'NotFound'].includes(thrown.name);

/** Whether the error means that the requested range is beyond the object's end. */
export const isBeyondEnd = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.name === 'InvalidRange';

const isExpected = (thrown: unknown) => isMissingObject(thrown) || isBeyondEnd(thrown);
