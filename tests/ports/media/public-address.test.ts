import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/media/[id]/[variant]/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { s3 } from '@/lib/platform/storage/s3';
import { resetS3Client, s3Client } from '@/lib/platform/storage/s3-client';
import { publicMediaUrl } from '@/lib/platform/storage/select';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { addMemorialWithPicture } from './memorial-with-picture';

const MINUTE_MS = 60_000;
const ORIGIN = 'https://media.example';
const KEY = 'media/abcdefghijkl/320-x.webp';

const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } = process.env;
const configured = TEST_S3_ENDPOINT && TEST_S3_ACCESS_KEY_ID && TEST_S3_SECRET_ACCESS_KEY;
if (!configured)
  console.info(
    'Skipping the tests that open signed addresses: TEST_S3_ENDPOINT is not set (.ci/run sets it).',
  );

let owner: Person;
beforeAll(async () => {
  owner = await ada();
});
const settingsBefore = { ...env() };
afterEach(() => {
  Object.assign(env(), { S3_BUCKET: undefined, MEDIA_PUBLIC_URL: undefined }, settingsBefore);
  resetS3Client();
});

function useBucket(endpoint = 'https://s3.example', origin = ORIGIN) {
  Object.assign(env(), {
    S3_BUCKET: `perennial-public-${process.pid}`,
    S3_ENDPOINT: endpoint,
    S3_FORCE_PATH_STYLE: true,
    S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID ?? 'key',
    S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY ?? 'secret',
    MEDIA_PUBLIC_URL: origin,
  });
  resetS3Client();
}

const get = (id: string, headers: Record<string, string> = {}, variant = '320') =>
  call(GET, { params: { id, variant }, headers });

describe('the address of a public picture', () => {
  it('is a signed address of the bucket, for AVIF and for WebP', async () => {
    const { id, pictureId } = await addMemorialWithPicture(owner.user.id, true);
    useBucket();
    for (const accept of ['image/avif,*/*', '*/*']) {
      const { status, headers, body } = await get(pictureId, { accept });
      expect([status, body]).toEqual([302, '']);
      const address = new URL(headers.get('location') ?? '');
      expect(address.origin).toBe(ORIGIN);
      expect(address.pathname).toMatch(/\/media\/\w{12}\/320-[\w-]+\.(?:webp|avif)$/);
      expect(address.searchParams.get('X-Amz-Expires')).toBe('600');
      expect(address.search).not.toContain('secret');
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'public, max-age=60',
        'cache-tag': `memorial-${id}`,
      });
    }
    const { status } = await get(pictureId, owner.headers);
    expect(status).toBe(302); // the same for everybody
  });

  it('is not signed while the memorial is private or the setting is missing', async () => {
    const hidden = await addMemorialWithPicture(owner.user.id, false);
    const shown = await addMemorialWithPicture(owner.user.id, true);
    expect((await get(shown.pictureId)).status).toBe(200);
    useBucket();
    expect((await get(hidden.pictureId)).status).toBe(404);
    await db().memorial.update({ where: { id: shown.id }, data: { isPublic: false } });
    expect((await get(shown.pictureId)).status).toBe(404);
    const ownAnswer = await get(hidden.pictureId, owner.headers).catch((error: unknown) => error);
    expect(ownAnswer).not.toMatchObject({ status: 302 });
  });

  it('is the same for five minutes, and valid for five to ten', async () => {
    useBucket();
    const beginning = Date.UTC(2026, 0, 1, 12, 0);
    const [first, same, next] = await Promise.all(
      [0, 5 * MINUTE_MS - 1, 5 * MINUTE_MS].map((later) => publicMediaUrl(KEY, beginning + later)),
    );
    expect(same).toBe(first);
    expect(next).not.toBe(first);
    const { searchParams } = new URL(first ?? '');
    expect(searchParams.get('X-Amz-Date')).toBe('20260101T120000Z');
    // A cached copy must not outlive the address.
    expect(searchParams.get('response-expires')).toBe('Thu, 01 Jan 2026 12:10:00 GMT');
    expect(searchParams.get('response-content-type')).toBe('image/webp');
  });

  it.each(['../x.webp', 'media/x.html'])('is refused for the key %j', async (key) => {
    useBucket();
    await expect(publicMediaUrl(key)).rejects.toThrow('Not a storage key');
  });
});

describe.skipIf(!configured)('a signed address', () => {
  const bytes = Buffer.from('a picture');
  beforeAll(async () => {
    useBucket(TEST_S3_ENDPOINT, TEST_S3_ENDPOINT);
    await s3Client().send(new CreateBucketCommand({ Bucket: env().S3_BUCKET }));
    await s3.put(KEY, bytes, { contentType: 'image/webp', bytes: bytes.length });
  });

  it('opens the picture for anybody until it expires', async () => {
    useBucket(TEST_S3_ENDPOINT, TEST_S3_ENDPOINT);
    const open = async (address: string | null) => fetch(address ?? '');
    const answer = await open(await publicMediaUrl(KEY));
    expect([answer.status, await answer.text()]).toEqual([200, 'a picture']);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(Date.parse(answer.headers.get('expires') ?? '')).toBeLessThanOrEqual(
      Date.now() + 10 * MINUTE_MS,
    );
    expect((await open(await publicMediaUrl(KEY, Date.now() - 10 * MINUTE_MS))).status).toBe(403);
  });

  it('opens no other object', async () => {
    useBucket(TEST_S3_ENDPOINT, TEST_S3_ENDPOINT);
    const other = 'media/abcdefghijkl/800-y.webp';
    await s3.put(other, bytes, { contentType: 'image/webp', bytes: bytes.length });
    const address = (await publicMediaUrl(KEY)) ?? '';
    for (const changed of [
      address.replace('320-x', '800-y'),
      address.replace('X-Amz-Expires=600', 'X-Amz-Expires=6000'),
      address.split('?')[0] ?? '',
    ])
      expect((await fetch(changed)).status).toBe(403);
  });
});
