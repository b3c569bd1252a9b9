import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AddedMedia, sendTo } from './send-file';
import { isUnfinished, UploadQueue } from './upload-queue';
import { useLeaveWarning } from './use-leave-warning';

export type Uploads = ReturnType<typeof useUploads>;

/**
 * The files that a person chose for a memorial's gallery, until the page goes away. `onAdded` is called
 * for each as soon as the memorial shows it. Leaving asks first while one is not sent yet.
 */
export function useUploads(memorialId: string, onAdded: (item: AddedMedia) => void = ignore) {
  const [queue] = useState(() => new UploadQueue(sendTo(memorialId)));
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
