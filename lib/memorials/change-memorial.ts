import { storeItem } from '@/lib/media/commands/store-item';
import { storePicture } from '@/lib/media/commands/store-picture';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import { type Message, messageFor } from '@/lib/platform/language/message';
import { checkUpdate, updateMemorial } from './commands/update-memorial';
import { toFieldNames } from './names';
import type { MemorialRequest } from './read-memorial-request';

/**
 * Applies a request to change a memorial: checks the fields, stores the files, then writes
 * everything at once. If it fails, stored files stay pending and the clean-up job deletes them.
 * Throws as `updateMemorial` and the functions that store files do.
 */
export async function changeMemorial(
  viewer: Viewer,
  id: string,
  { fields, files }: MemorialRequest,
): Promise<void> {
  const change = toFieldNames(fields);
  await checkUpdate(viewer, id, change, files.length > 0);
  const picture = onlyFile(files, 'mainPicture', ONE_PICTURE);
  const cover = onlyFile(files, 'cover', ONE_COVER);
  const store = async (file: UploadedFile | undefined) =>
    file ? (await storePicture(viewer.userId, file)).id : null;
  const pictureId = await store(picture);
  const coverId = await store(cover);
  const itemIds: string[] = [];
  for (const file of files)
    if (file.field === 'additionalMedia') itemIds.push((await storeItem(viewer.userId, file)).id);
  await updateMemorial(viewer, id, change, {
    names: Object.keys(fields),
    pictureId,
    coverId,
    itemIds,
  });
}

type UploadedFile = MemorialRequest['files'][number];

/** Returns the only file of a field. Throws `invalid` if there are several. */
function onlyFile(
  files: UploadedFile[],
  field: string,
  userMessage: Message,
): UploadedFile | undefined {
  const [file, ...others] = files.filter((each) => each.field === field);
  if (others.length > 0)
    throw new AppError('invalid', userMessage, { fields: { [field]: userMessage } });
  return file;
}

const ONE_PICTURE = messageFor('memorials.refusals.onePicture');
const ONE_COVER = messageFor('memorials.refusals.oneCover');
