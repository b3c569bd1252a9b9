import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/env';
import { type Metrics, setMetrics } from '@/lib/platform/metrics';
import { s3 } from '@/lib/platform/storage/s3';
import { resetS3Client, s3Client } from '@/lib/platform/storage/s3-client';
import { storagePort } from '@/lib/platform/storage/select';
import { StorageError } from '@/lib/platform/storage-error';
import { respondWith, startBadServer } from '@/tests/ports/faults/fault';
import { testStorageContract } from './contract';

const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } = process.env;
const isConfigured = TEST_S3_ENDPOINT && TEST_S3_ACCESS_KEY_ID && TEST_S3_SECRET_ACCESS_KEY;
if (!isConfigured)
  console.info(
    'The S3 contract is skipped: TEST_S3_ENDPOINT and its keys are not set (.ci/run sets them).',
  );

const useStore = (endpoint: string) => {
  Object.assign(env(), {
    S3_BUCKET: `perennial-test-${process.pid}`,
    S3_ENDPOINT: endpoint,
    S3_FORCE_PATH_STYLE: true,
    S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID ?? 'key',
    S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY ?? 'secret',
  });
  resetS3Client();
};

describe.skipIf(!isConfigured)('the S3 adapter', () => {
  beforeAll(async () => {
    useStore(TEST_S3_ENDPOINT ?? '');
    await s3Client().send(new CreateBucketCommand({ Bucket: env().S3_BUCKET }));
  });

  testStorageContract(() => s3);

  it('is used when a bucket is set', () => expect(storagePort()).toBe(s3));
});

describe('the S3 adapter, when the store does not answer', () => {
  const silent = createServer(() => undefined);
  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    useStore(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  });
  afterAll(() => void silent.close());

  it.concurrent.each([
    ['get', () => s3.get('media/a/320-x.webp')],
    [
      'put',
      () => s3.put('media/a/320-x.webp', Buffer.from('1'), { contentType: 'image/webp', bytes: 1 }),
    ],
    [
      'put of a video', // more than operating systems buffer, so the upload stalls
      () => {
        const body = Readable.from(Array.from({ length: 240 }, () => Buffer.alloc(100_000)));
        return s3.put('media/a/original-x.mp4', body, {
          contentType: 'video/mp4',
          bytes: 24_000_000,
        });
      },
    ],
    ['delete', () => s3.delete('media/a/320-x.webp')],
    ['list', () => Array.fromAsync(s3.list('media/'))],
  ])('gives up on a %s', async (_name, call) => {
    await expect(call()).rejects.toBeInstanceOf(StorageError);
  });
});

describe('the calls that the S3 adapter counts', () => {
  const called = vi.fn<Metrics['called']>();
  beforeAll(() => setMetrics({ called } as Partial<Metrics> as Metrics)); // as: called is the only metric used
  afterAll(() => setMetrics(undefined));

  it.each([
    ['404 Not Found', 'NoSuchKey', 'ok', () => null],
    ['404 Not Found', 'NoSuchBucket', 'failed', () => expect.any(StorageError)],
    ['403 Forbidden', 'AccessDenied', 'failed', () => expect.any(StorageError)],
    ['416 Range Not Satisfiable', 'InvalidRange', 'ok', () => expect.any(RangeError)],
  ])('%s %s counts as %s', async (status, code, outcome, result) => {
    const body = `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
    const { port, close } = await startBadServer(respondWith(status, 'application/xml', body));
    useStore(`http://127.0.0.1:${port}`);
    called.mockReset();
    expect(await s3.get('media/a/320-x.webp').catch((error: unknown) => error)).toEqual(result());
    expect(called.mock.calls.map(([to, how]) => [to, how])).toEqual([['s3', outcome]]);
    await close();
  });

  it('treats an object of unknown length as a fault and stops reading', async () => {
    const closed = Promise.withResolvers<void>();
    const { port, close } = await startBadServer((socket) => {
      socket.once('close', () => closed.resolve());
      socket.once('data', () =>
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nvideo\r\n'),
      );
    });
    useStore(`http://127.0.0.1:${port}`);
    await expect(s3.get('media/a/original-x.mp4')).rejects.toMatchObject({
      name: 'StorageError',
      cause: { message: 'The storage does not say how long the object is.' },
    });
    await closed.promise;
    await close();
  });

  it('counts a small object once it is complete', async () => {
    const { port, close } = await startBadServer(respondWith('200 OK', 'image/webp', 'a picture'));
    useStore(`http://127.0.0.1:${port}`);
    const object = await s3.get('media/a/320-x.webp');
    expect(object && (await text(object.stream))).toBe('a picture');
    expect(called.mock.lastCall?.slice(0, 2)).toEqual(['s3', 'ok']);
    await close();
  });
});
