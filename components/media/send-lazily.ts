import { ApiError } from '@/lib/browser/api';
import type { Translate } from '@/lib/platform/language/message';
import { createProgramLoader } from './program-loader';
import type { SendFile } from './send-file';

const importSending = () => import('./send-file');

/** Loads what sends files while the network still works. What fails is tried again with the first file. */
export const preloadSending = (): void => void importSending().catch(() => undefined);

/** As `createFileSender`, whose program is loaded first. If that fails, the file has failed as by a lost connection. */
export function createLazySender(memorialId: string, t: Translate): SendFile {
  const load = createProgramLoader(importSending);
  let sender: SendFile | undefined;
  return async (file, place, report, signal) => {
    const sending = await load(signal).catch(() => null);
    if (!sending) throw new ApiError(0, t('media.upload.lost'));
    sender ??= sending.createFileSender(memorialId, t);
    return sender(file, place, report, signal);
  };
}
