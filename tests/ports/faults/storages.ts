import type { Socket } from 'node:net';
import { env } from '@/lib/platform/env';
import { resetS3Client } from '@/lib/platform/storage/s3-client';
import {
  expectForAll,
  type Fault,
  respondWith,
  sendEndlessly,
  startBadServer,
  withSettings,
} from './fault';

const NEEDS_STORAGE = { upload: 'storage', video: 'storage', picture: 'storage' } as const;

/** Answers with an S3 error document. */
const refuseWith = (status: string, code: string) =>
  respondWith(
    status,
    'application/xml',
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>none</Message></Error>`,
  );

const bucketFault = (name: string, handle?: (socket: Socket) => void): Fault => ({
  name: `a bucket ${name}`,
  begin: async () => {
    const { port, close } = await startBadServer(handle);
    const undo = withBucket(port);
    return async () => {
      undo();
      await close();
    };
  },
  expected: expectForAll('same', NEEDS_STORAGE),
});

export const STORAGE_FAULTS: Fault[] = [
  {
    name: 'a bucket whose server refuses connections',
    begin: async () => withBucket(1),
    expected: expectForAll('same', NEEDS_STORAGE),
  },
  bucketFault('whose server never answers'),
  bucketFault(
    'whose server begins an answer and never ends it',
    sendEndlessly('HTTP/1.1 200 OK\r\nX-Slow: '),
  ),
  bucketFault(
    'whose server sends the body of an answer slowly',
    sendEndlessly('HTTP/1.1 200 OK\r\nContent-Type: image/webp\r\nContent-Length: 100000\r\n\r\n'),
  ),
  bucketFault('that does not exist (NoSuchBucket)', refuseWith('404 Not Found', 'NoSuchBucket')),
  bucketFault('that is closed to us (403)', refuseWith('403 Forbidden', 'AccessDenied')),
  bucketFault('that fails (500)', refuseWith('500 Internal Server Error', 'InternalError')),
];

/** Points the process to the bucket on this port. Returns a function that undoes it. */
export function withBucket(port: number): () => void {
  const undo = withSettings(env(), {
    S3_BUCKET: 'perennial',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_FORCE_PATH_STYLE: true,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  resetS3Client();
  return () => {
    undo();
    resetS3Client();
  };
}
