import { createServer } from 'node:net';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { s3 } from '@/lib/platform/storage/s3';
import { resetS3Client, s3Client } from '@/lib/platform/storage/s3-client';
import { storagePort } from '@/lib/platform/storage/select';
import { StorageFault } from '@/lib/platform/storage-fault';
import { soon } from '@/tests/support/soon';
import { storageContract } from './contract';

const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } = process.env;
const configured = TEST_S3_ENDPOINT && TEST_S3_ACCESS_KEY_ID && TEST_S3_SECRET_ACCESS_KEY;
if (!configured)
  console.info(
    'The S3 contract is skipped: TEST_S3_ENDPOINT and its keys are not set (.ci/run does).',
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

describe.skipIf(!configured)('the S3 adapter', () => {
  beforeAll(async () => {
    useStore(TEST_S3_ENDPOINT ?? '');
    await s3Client().send(new CreateBucketCommand({ Bucket: env().S3_BUCKET }));
  });

  storageContract(() => s3);

  it('is the one in use when there is a bucket', () => expect(storagePort()).toBe(s3));
});

describe('the S3 adapter, when the store does not answer', () => {
  const silent = createServer(() => undefined);
  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    useStore(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  });
  afterAll(() => void silent.close());

  it.each([
    ['get', () => s3.get('media/a/320-x.webp')],
    [
      'put',
      () => s3.put('media/a/320-x.webp', Buffer.from('1'), { contentType: 'image/webp', bytes: 1 }),
    ],
    ['delete', () => s3.delete('media/a/320-x.webp')],
  ])('ends a %s within five seconds', async (_name, call) => {
    await expect(soon<unknown>(5, call())).rejects.toBeInstanceOf(StorageFault);
  });
});
