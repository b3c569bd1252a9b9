'use client';

import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '@/lib/client/hydrated';
import { Button } from '../ui/button';
import { MediaPicker } from './media-picker';
import { type AddedMedia, sendTo } from './send-file';
import { UploadOutcome } from './upload-outcome';
import { isBusy, UploadQueue } from './upload-queue';
import { UploadRow } from './upload-row';
import { useLeaveWarning } from './use-leave-warning';

type Props = {
  memorialId: string;
  /** Called for each file as soon as the memorial shows it. */
  onAdded?: (item: AddedMedia) => void;
};

/** Choosing files for a memorial's gallery and sending them, each by itself (spec 2, "Add media"). */
export function MediaUpload({ memorialId, onAdded = ignore }: Props) {
  const hydrated = useHydrated();
  const [queue] = useState(() => new UploadQueue(sendTo(memorialId)));
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, queue.onServer);
  const listId = useId();
  const busy = isBusy(uploads);
  useLeaveWarning(busy);
  useEffect(() => queue.onAdded(onAdded), [queue, onAdded]);
  useEffect(() => () => queue.stop(), [queue]);

  return (
    <div className="space-y-6">
      <MediaPicker disabled={!hydrated} onChoose={(files) => queue.choose(files)} />
      <UploadOutcome uploads={uploads} />
      {uploads.length > 0 && (
        <section aria-labelledby={listId}>
          <h2 id={listId} className="mb-3 text-xl">
            Chosen files
          </h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {uploads.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                onRemove={() => queue.remove(upload.key)}
                onRetry={() => queue.retry(upload.key)}
              />
            ))}
          </ul>
        </section>
      )}
      <Button
        onClick={() => queue.submit()}
        disabled={!hydrated}
        aria-disabled={!uploads.some(({ state }) => state === 'chosen')}
        busy={busy}
        busyLabel="Uploading…"
      >
        Submit Media
      </Button>
    </div>
  );
}

function ignore() {}
