import { randomBytes } from 'node:crypto';
import { POST as decide } from '@/app/api/memorials/[id]/contributions/decide/route';
import { GET as list } from '@/app/api/memorials/[id]/contributions/route';
import { PUT as add } from '@/app/api/memorials/media/[id]/route';
import { GET as media } from '@/app/media/[id]/[variant]/route';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { halves } from '../unit/media/picture-files';
import { call } from './call';
import type { Person } from './cast';
import { newCallerAddress } from './condolence';

/** A picture file; each number produces a different one. */
export const pictureFor = (at: number) =>
  halves(60 + at, 40)
    .jpeg()
    .toBuffer();

export async function contribute(
  id: string,
  { headers }: { headers: Record<string, string> },
  files: Promise<Buffer>[],
  query = '',
) {
  const body = new FormData();
  for (const [at, file] of files.entries())
    body.append('additionalMedia', new Blob([new Uint8Array(await file)]), `${at}.jpg`);
  return call(add, {
    method: 'PUT',
    path: `/${query}`,
    params: { id },
    headers: { ...newCallerAddress(), ...headers },
    body,
  });
}

/** Decides about contributors' files as this person. */
export const decideAs = ({ headers }: Person, id: string, body: object) =>
  call(decide, { params: { id }, headers: { ...newCallerAddress(), ...headers }, body });

/** Lists the contributions that wait for a decision, or those in another state, as this person. */
export const listAs = ({ headers }: Person, id: string, state = 'waiting') =>
  call(list, { path: `/?state=${state}`, params: { id }, headers });

/** The status with which a person, or an anonymous visitor, receives the picture. */
export const pictureStatusFor = async (person: Person | null, mediaId: string) =>
  (await call(media, { params: { id: mediaId, variant: '800' }, headers: person?.headers ?? {} }))
    .status;

/** Inserts a row as if this person had sent a picture. It has no files. */
export async function addContribution(
  memorialId: string,
  { user }: Person,
  createdAt = new Date(),
): Promise<string> {
  const id = newId();
  await db().media.create({
    data: {
      id,
      ownerId: user.id,
      type: 'photo',
      contentType: 'image/webp',
      bytes: 1n,
      sha256: randomBytes(32).toString('hex'),
      objects: {},
      contribution: { create: { memorialId, contributorId: user.id, createdAt } },
    },
    select: { id: true },
  });
  return id;
}
