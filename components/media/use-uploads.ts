import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { preloadReduction, reduceLazily } from './reduce-lazily';
import { createLazySender, preloadSending } from './send-lazily';
import { type OnAdded, UploadQueue, wouldBeLost } from './upload-queue';
import { useLeaveWarning } from './use-leave-warning';

export type Uploads = ReturnType<typeof useUploads>;

/**
 * Manages the uploads to a memorial's gallery until the page is left. Calls `onAdded` for each file as soon as it is
 * added. While files are unsent, the browser asks for confirmation before leaving the page.
 */
export function useUploads(memorialId: string, onAdded: OnAdded = ignore) {
  const t = useTranslate();
  const [queue] = useState(() => new UploadQueue(createLazySender(memorialId, t), reduceLazily, t));
  const list = useSyncExternalStore(queue.subscribe, queue.current, queue.onServer);
  const sendsOriginals = useSyncExternalStore(queue.subscribe, queue.sendsOriginals, () => false);
  useLeaveWarning(list.some(wouldBeLost));
  useEffect(() => queue.onAdded(onAdded), [queue, onAdded]);
  useEffect(() => {
    preloadSending();
    preloadReduction();
  }, []);
  useEffect(() => {
    queue.start();
    return () => queue.stop();
  }, [queue]);
  return { queue, list, sendsOriginals };
}

function ignore() {}
