import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSay } from '@/lib/platform/language/use-say';
import { sendTo } from './send-file';
import { isUnfinished, type OnAdded, UploadQueue } from './upload-queue';
import { useLeaveWarning } from './use-leave-warning';

export type Uploads = ReturnType<typeof useUploads>;

/**
 * The uploads to a memorial's gallery, until the page is left. Calls `onAdded` for each file as soon as it is added.
 * The browser asks before leaving while files are unsent.
 */
export function useUploads(memorialId: string, onAdded: OnAdded = ignore) {
  const say = useSay();
  const [queue] = useState(() => new UploadQueue(sendTo(memorialId, say), say));
  const list = useSyncExternalStore(queue.subscribe, queue.current, queue.onServer);
  useLeaveWarning(list.some(isUnfinished));
  useEffect(() => queue.onAdded(onAdded), [queue, onAdded]);
  useEffect(() => {
    queue.start();
    return () => queue.stop();
  }, [queue]);
  return { queue, list };
}

function ignore() {}
