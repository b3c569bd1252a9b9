import { POST } from '@/app/api/memorials/[id]/condolences/route';
import { revisionOf } from '@/lib/condolences/revision';
import type { GuestBookRule } from '@/lib/condolences/state-rules';
import { textKeysOf } from '@/lib/condolences/text-keys';
import { storePicture } from '@/lib/media/commands/store-picture';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { newFormToken } from '@/lib/platform/http/form-token';
import { hashSecret } from '@/lib/platform/http/secret-link';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import { call } from './call';
import { pictureBlob, uploadOf } from './memorial-upload';
import { pictureFile } from './order';

let addedCount = 0;

/** Inserts a condolence, newer than the previous one. Returns its id and its author's secret. */
export async function addCondolence(
  memorialId: string,
  columns: Partial<Prisma.CondolenceUncheckedCreateInput> = {},
): Promise<{ id: string; secret: string }> {
  const id = newId();
  const secret = newSecretId();
  const createdAt = new Date(Date.UTC(2026, 1, 1) + addedCount++ * 1000);
  const state = columns.state ?? 'waiting';
  const message = columns.message ?? `She taught me to read, and I think of her. ${addedCount}`;
  await db().condolence.create({
    data: {
      id,
      memorialId,
      state,
      message,
      authorName: 'Thandi',
      secretHash: hashSecret(secret),
      ...textKeysOf(message),
      createdAt,
      publishedAt: state === 'published' ? createdAt : null,
      returnNote: state === 'returned' ? 'Which year was it?' : '',
      ...(state === 'withdrawn' && { message: '', authorName: '' }),
      ...columns,
    },
    select: { id: true },
  });
  return { id, secret };
}

/** Stores a picture for a condolence. Returns its id. */
export async function addPicture(condolenceId: string): Promise<string> {
  const { id: mediaId } = await storePicture(null, await pictureFile());
  await db().condolencePicture.create({ data: { condolenceId, mediaId } });
  return mediaId;
}

/** The token of a form that was opened this many milliseconds ago. */
export const tokenOfAge = (memorialId: string, milliseconds: number) =>
  newFormToken(memorialId, Date.now() - milliseconds);

/** The fields of a form that a person filled in within a minute. */
export const condolenceFields = (memorialId: string): Record<string, string> => ({
  // Too short to be taken for a copy of a text on other memorials.
  message: 'She taught me to read, and I think of her.',
  authorName: 'Thandi',
  token: tokenOfAge(memorialId, 60_000),
});

let callers = 0;

/** Returns a new address each time, so that limits per network do not apply. */
export const newCallerAddress = () => {
  const caller = callers++;
  return {
    'x-client-address': `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
  };
};

/** Sends a condolence form as our script does. */
export function postCondolence(
  memorialId: string,
  change: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const body = new FormData();
  const fields = { ...condolenceFields(memorialId), ...change };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return call(POST, {
    method: 'POST',
    params: { id: memorialId },
    headers: { ...newCallerAddress(), ...headers },
    body,
  });
}

/** Returns the id and the current revision of a condolence, as a decision must send them. */
export async function reviewedVersionOf(id: string): Promise<{ _id: string; revision: string }> {
  const row = await db().condolence.findUnique({ where: { id }, include: { picture: true } });
  const read = row ?? { message: '', authorName: '', picture: null };
  return { _id: id, revision: revisionOf({ ...read, pictureId: read.picture?.mediaId ?? null }) };
}

/** Like `postCondolence`, with files: one picture by default. */
export async function sendPicture(
  memorialId: string,
  change: Record<string, string> = {},
  files?: [field: string, file: Blob][],
  headers: Record<string, string> = {},
) {
  const fields = { ...condolenceFields(memorialId), ...change };
  return call(POST, {
    method: 'POST',
    params: { id: memorialId },
    headers: { ...newCallerAddress(), ...headers },
    body: uploadOf(fields, files ?? [['picture', await pictureBlob()]]),
  });
}

export const condolenceRow = (id: string) => db().condolence.findUniqueOrThrow({ where: { id } });

/** The author's secret in the address of a status page. */
export const secretIn = (statusUrl: string) => statusUrl.split('/').at(-1) ?? '';

export const setRule = (memorialId: string, rule: GuestBookRule) =>
  db().guestBook.upsert({
    where: { memorialId },
    create: { memorialId, rule },
    update: { rule },
  });
