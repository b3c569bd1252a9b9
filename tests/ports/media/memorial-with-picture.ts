import { rm } from 'node:fs/promises';
import { claimPicture } from '@/lib/media/commands/claim-picture';
import { storePicture } from '@/lib/media/commands/store-picture';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { halves, writeTemporaryFile } from '../../unit/media/picture-files';

/** Stores a picture that no memorial shows. */
export async function storeUnusedPicture(ownerId: string) {
  const path = await writeTemporaryFile(await halves(60, 40).jpeg().toBuffer());
  return storePicture(ownerId, { path, fileName: 'ada.jpg' }).finally(() => rm(path));
}

/** Adds a memorial with its main picture and the columns that the database requires. */
export async function addMemorialWithPicture(createdById: string, isPublic: boolean) {
  const picture = await storeUnusedPicture(createdById);
  const id = newId();
  await db().$transaction(async (tx) => {
    await tx.memorial.create({
      data: {
        id,
        createdById,
        isPublic,
        fullName: 'Grace Canary',
        searchName: 'grace canary',
        biography: 'She lived.',
        birthDate: new Date('1906-12-09'),
        deathDate: new Date('1992-01-01'),
        placeOfBirth: 'New York',
        nationality: 'American',
        primaryCause: 'Age',
        mainPictureId: picture.id,
      },
    });
    await claimPicture(tx, picture.id);
  });
  return { id, pictureId: picture.id };
}
