import type { FormEvent } from 'react';
import type { Upload, UploadQueue } from '@/components/media/upload-queue';
import type { Translate } from '@/lib/platform/language/message';

/**
 * Returns the submit handler of Save: it uploads the chosen files, waits for all uploads, then saves. If a file failed,
 * it calls `refuse` with a message that names it and does not save; after Cancel it does not save either.
 */
export const saveAfterUploads =
  (
    queue: UploadQueue,
    save: () => Promise<void>,
    refuse: (message: string) => void,
    t: Translate,
  ) =>
  async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    refuse('');
    const left = await queue.finish();
    if (!left) return;
    if (left.length > 0) refuse(t('edit.gallery.notUploaded', { files: namesOf(left) }));
    else await save();
  };

const namesOf = (uploads: readonly Upload[]) => uploads.map(({ file }) => file.name).join(', ');
