import type { Socket } from 'node:net';
import { env } from '@/lib/platform/env';
import { resetS3Client } from '@/lib/platform/storage/s3-client';
import {
  badServer,
  expectForAll,
  type Fault,
  respondWith,
  sendEndlessly,
  withSettings,
} from './fault';

const NEEDS_STORAGE = { upload: 'storage', video: 'storage', picture: 'storage' } as const;

/** Answers with an S3 error document. */
const refuses = (status: string, code: string) =>
  respondWith(
    status,
    'application/xml',
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>none</Message></Error>`,
  );

const ofBucket = (name: string, treat?: (socket: Socket) => void): Fault => ({
  name: `a bucket ${name}`,
  begin: async () => {
    const { port, close } = await badServer(treat);
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
  ofBucket('whose server never answers'),
  ofBucket(
    'whose server begins an answer and never ends it',
    sendEndlessly('HTTP/1.1 200 OK\r\nX-Slow: '),
  ),
  ofBucket(
    'whose server sends the body of an answer slowly',
    sendEndlessly('HTTP/1.1 200 OK\r\nContent-Type: image/webp\r\nContent-Length: 100000\r\n\r\n'),
  ),
  ofBucket('that is not there (NoSuchBucket)', refuses('404 Not Found', 'NoSuchBucket')),
  ofBucket('that is closed to us (403)', refuses('403 Forbidden', 'AccessDenied')),
  ofBucket('that fails (500)', refuses('500 Internal Server Error', 'InternalError')),
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
