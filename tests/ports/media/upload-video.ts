import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vi } from 'vitest';
import { attachItems } from '@/lib/media/commands/attach-items';
import { storeItem } from '@/lib/media/commands/store-item';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { storagePort } from '@/lib/platform/storage/select';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import type { Person } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { writeTemporaryFile } from '../../unit/media/picture-files';

/** Stores a file of this person's as pending, and returns its id. */
export async function storeVideoFile(person: Person, file: string | Buffer, fileName: string) {
  const bytes = typeof file === 'string' ? await readFile(file) : file;
  const copy = await writeTemporaryFile(bytes);
  const upload = { path: copy, fileName, bytes: bytes.length };
  return (await storeItem(person.user.id, upload).finally(() => rm(copy))).id;
}

/** Adds a video to the gallery of a new public memorial of this person's. */
export async function addVideo(person: Person, file: string | Buffer, fileName = 'video.mov') {
  const mediaId = await storeVideoFile(person, file, fileName);
  const memorialId = await addMemorial({ createdById: person.user.id, isPublic: true });
  await db().$transaction((tx) => attachItems(tx, memorialId, [mediaId]));
  return { mediaId, memorialId };
}

export const videoRow = (id: string) => db().media.findUniqueOrThrow({ where: { id } });

/** The keys of all stored files of an item. */
export const storedKeys = async (id: string) =>
  (await Array.fromAsync(storagePort().list(`media/${id}/`))).map(({ key }) => key);

/** Until `vi.restoreAllMocks`, this program is ffmpeg. */
export const useFfmpeg = (program: string) =>
  vi.spyOn(env(), 'FFMPEG_PATH', 'get').mockReturnValue(program);

/** Until `vi.restoreAllMocks`, ffmpeg claims to know H.264, and otherwise runs these lines of shell. */
export async function useScriptAsFfmpeg(lines: string): Promise<void> {
  const script = path.join(await temporaryFolder(), 'ffmpeg');
  await writeFile(
    script,
    `#!/bin/sh\ncase "$*" in *-encoders*) echo libx264; exit;; esac\n${lines}\n`,
  );
  await chmod(script, 0o700);
  useFfmpeg(script);
}
