import type { FormEvent } from 'react';
import type { Upload, UploadQueue } from '@/components/media/upload-queue';

/**
 * What Save does: sends the chosen files, waits for all that is on its way, then saves. When a file did
 * not come, `refuse` is told in a sentence that names it, and nothing is saved; nor is it after Cancel.
 */
export const saveAfterUploads =
  (queue: UploadQueue, save: () => Promise<void>, refuse: (message: string) => void) =>
  async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    refuse('');
    const left = await queue.finish();
    if (!left) return;
    if (left.length > 0) refuse(notAdded(left));
    else await save();
  };

const notAdded = (uploads: readonly Upload[]) =>
  `Not uploaded: ${uploads.map(({ file }) => file.name).join(', ')}. The list of chosen files says why. ` +
  'To save without, press Save again.';
