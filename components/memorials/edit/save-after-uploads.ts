import type { FormEvent } from 'react';
import type { Upload, UploadQueue } from '@/components/media/upload-queue';
import type { Translate } from '@/lib/platform/language/message';

/**
 * Returns the submit handler of an editor. It uploads the chosen files, waits for all uploads, then saves. If an upload
 * failed, it calls `setFailure` with a message that names the file, and does not save. After Cancel, it does nothing.
 */
export const saveAfterUploads =
  (
    queue: UploadQueue,
    save: () => Promise<void>,
    setFailure: (message: string) => void,
    t: Translate,
  ) =>
  async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailure('');
    const failedUploads = await queue.finish();
    if (!failedUploads) return;
    if (failedUploads.length > 0)
      setFailure(t('edit.gallery.notUploaded', { files: namesOf(failedUploads) }));
    else await save();
  };

const namesOf = (uploads: readonly Upload[]) => uploads.map(({ file }) => file.name).join(', ');
