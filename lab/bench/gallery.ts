import sharp from 'sharp';
import { DAY_MS } from '@/lib/platform/durations';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import { nextCaller } from './callers';
import { runQuery } from './filled-databases';

/** As many as earlier runs put into a gallery, so that the numbers can be compared. */
export const PICTURES_PER_GALLERY = 60;

/**
 * Uploads a picture repeatedly, `atOnce` at a time, into as many galleries as necessary. Returns the duration of each
 * upload in milliseconds.
 */
export async function uploadRepeatedly(
  url: string,
  settings: Record<string, string>,
  picture: Blob,
  { times, atOnce }: { times: number; atOnce: number },
): Promise<number[]> {
  const durations: number[] = [];
  for (let uploadedCount = 0; uploadedCount < times; uploadedCount += PICTURES_PER_GALLERY) {
    const { memorialId, token } = await newGallery(settings);
    let remaining = Math.min(PICTURES_PER_GALLERY, times - uploadedCount);
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (remaining-- > 0) durations.push(await upload(url, memorialId, token, picture));
      }),
    );
  }
  return durations;
}

/** Sends a picture for a memorial's gallery. Returns the response, whatever its status. */
export function postPicture(
  url: string,
  memorialId: string,
  token: string,
  picture: Blob,
  signal?: AbortSignal,
): Promise<Response> {
  const body = new FormData();
  body.append('additionalMedia', picture, 'picture.jpg');
  return fetch(`${url}/api/memorials/media/${memorialId}`, {
    method: 'PUT',
    headers: { ...nextCaller(), authorization: `Bearer ${token}` },
    body,
    ...(signal && { signal }),
  });
}

/** Uploads a picture to a memorial's gallery. Returns the duration in milliseconds. Throws unless it is accepted. */
export async function upload(url: string, memorialId: string, token: string, picture: Blob) {
  const start = performance.now();
  const answer = await postPicture(url, memorialId, token, picture);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`An upload was answered with ${answer.status}: ${text}`);
  return performance.now() - start;
}

/** Creates a memorial. Returns its id and its owner's session token. */
export async function newGallery(settings: Record<string, string>) {
  Object.assign(process.env, settings); // the token is sealed with the site's secret
  const { encodeSessionToken } = await import('@/lib/platform/auth/session-token');
  const [userId, memorialId, sessionId] = [newId(), newId(), newSecretId()];
  const database = settings.DATABASE_URL ?? '';
  await runQuery(
    database,
    `INSERT INTO users (id, email, "passwordHash", "firstName", "lastName", "emailVerifiedAt")
     VALUES ($1::text, lower($1::text) || '@example.net', 'none', 'Ada', 'Moss', now())`,
    [userId],
  );
  await runQuery(
    database,
    `INSERT INTO memorials (id, "createdById", "fullName", "searchName", biography, "birthDate",
       "deathDate", "placeOfBirth", nationality, "primaryCause")
     VALUES ($1, $2, 'Wangari Test', 'wangari test', '', '1940-04-01', '2011-09-25', '', '', '')`,
    [memorialId, userId],
  );
  await runQuery(database, 'INSERT INTO sessions (id, "userId", "expiresAt") VALUES ($1, $2, $3)', [
    sessionId,
    userId,
    new Date(Date.now() + DAY_MS),
  ]);
  return { memorialId, token: await encodeSessionToken(sessionId) };
}

/** Noise over one colour, which compresses as badly as leaves and cloth. */
export async function photograph(width: number, height: number): Promise<Blob> {
  const noise = await sharp({
    create: {
      width,
      height,
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
