import { storeItem } from '@/lib/media/commands/store-item';
import { storePicture } from '@/lib/media/commands/store-picture';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { checkUpdate, updateMemorial } from './commands/update-memorial';
import { toFieldNames } from './names';
import type { MemorialRequest } from './read-memorial-request';

/**
 * Changes a memorial by what a call sent: the fields are checked, then the files are stored, then all
 * is written at once. Files of a call that fails stay pending, and the clean-up removes them.
 * Throws what storing files throws, and as `updateMemorial` does.
 */
export async function changeMemorial(
  viewer: Viewer,
  id: string,
  { fields, files }: MemorialRequest,
): Promise<void> {
  const change = toFieldNames(fields);
  await checkUpdate(id, change);
  const pictures = files.filter(({ field }) => field === 'mainPicture');
  if (pictures.length > 1)
    throw new AppError('invalid', ONE_PICTURE, { fields: { mainPicture: ONE_PICTURE } });
  const [picture] = pictures;
  const stored = picture ? await storePicture(viewer.userId, picture) : null;
  const itemIds: string[] = [];
  for (const file of files)
    if (file.field === 'additionalMedia') itemIds.push((await storeItem(viewer.userId, file)).id);
  await updateMemorial(viewer, id, change, {
    names: Object.keys(fields),
    pictureId: stored?.id ?? null,
    itemIds,
  });
}

const ONE_PICTURE = said('memorials.refusals.onePicture');
