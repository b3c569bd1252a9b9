import sharp from 'sharp';
import { DAY_MS } from '@/lib/platform/durations';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import { nextCaller } from './callers';
import { ask } from './filled-databases';
import { memoryOf, sumOf, watchPeak } from './process-memory';
import { median } from './quantile';
import { figure, type Section } from './report';
import type { ServedSite } from './serve-built-site';

/** As many as the gallery's form sends side by side. */
const AT_ONCE = 3;
/** As a telephone takes them: 12 megapixels. */
const WIDTH = 4000;
const HEIGHT = 3000;

/** Uploads pictures to one memorial's gallery, and watches the memory of all the site's processes. */
export async function measureUploads(
  { url, pid }: ServedSite,
  settings: Record<string, string>,
  pictures: number,
): Promise<Section> {
  const { memorialId, token } = await keeperOf(settings);
  const picture = await photograph();
  const before = sumOf(memoryOf(pid));
  const stopWatching = watchPeak(pid);
  const times: number[] = [];
  const start = performance.now();
  let left = pictures;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) times.push(await upload(url, memorialId, token, picture));
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  return {
    title: 'Uploads',
    text: `${pictures} photographs of ${WIDTH} × ${HEIGHT} pixels (${figure(picture.size / 2 ** 20)} MB each), ${AT_ONCE} at once. Memory is that of all of the site's processes together, in megabytes.`,
    head: ['', ''],
    rows: [
      ['all of them, in seconds', figure(seconds)],
      ['one of them, the median in seconds', figure(median(times) / 1000)],
      ['memory before', figure(before)],
      ['memory at its highest', figure(stopWatching())],
      ['memory after', figure(sumOf(memoryOf(pid)))],
    ],
  };
}

async function upload(url: string, memorialId: string, token: string, picture: Blob) {
  const body = new FormData();
  body.append('additionalMedia', picture, 'picture.jpg');
  const start = performance.now();
  const answer = await fetch(`${url}/api/memorials/media/${memorialId}`, {
    method: 'PUT',
    headers: { ...nextCaller(), authorization: `Bearer ${token}` },
    body,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`An upload was answered with ${answer.status}: ${text}`);
  return performance.now() - start;
}

/** A new memorial, and the session token of the person who may add to it. */
async function keeperOf(settings: Record<string, string>) {
  Object.assign(process.env, settings); // the site's own secret seals the token
  const { encodeSessionToken } = await import('@/lib/platform/auth/session-token');
  const [userId, memorialId, sessionId] = [newId(), newId(), newSecretId()];
  const database = settings.DATABASE_URL ?? '';
  await ask(
    database,
    `INSERT INTO users (id, email, "passwordHash", "firstName", "lastName", "emailVerifiedAt")
     VALUES ($1::text, lower($1::text) || '@example.net', 'none', 'Ada', 'Moss', now())`,
    [userId],
  );
  await ask(
    database,
    `INSERT INTO memorials (id, "createdById", "fullName", "searchName", biography, "birthDate",
       "deathDate", "placeOfBirth", nationality, "primaryCause")
     VALUES ($1, $2, 'Wangari Test', 'wangari test', '', '1940-04-01', '2011-09-25', '', '', '')`,
    [memorialId, userId],
  );
  await ask(database, 'INSERT INTO sessions (id, "userId", "expiresAt") VALUES ($1, $2, $3)', [
    sessionId,
    userId,
    new Date(Date.now() + DAY_MS),
  ]);
  return { memorialId, token: await encodeSessionToken(sessionId) };
}

/** Noise over a gradient: it compresses as badly as leaves and cloth do. */
async function photograph(): Promise<Blob> {
  const noise = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#687a8c',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer();
  return new Blob([new Uint8Array(noise)], { type: 'image/jpeg' });
}
