import { useId } from 'react';
import { useHydrated } from '@/lib/client/hydrated';
import { Button } from '../ui/button';
import { MediaPicker } from './media-picker';
import { UploadOutcome } from './upload-outcome';
import { isBusy } from './upload-queue';
import { UploadRow } from './upload-row';
import type { Uploads } from './use-uploads';

/** Choosing files for a memorial's gallery and sending them, each by itself (spec 2, "Add media"). */
export function UploadPanel({ uploads: { queue, list } }: { uploads: Uploads }) {
  const hydrated = useHydrated();
  const listId = useId();
  return (
    <div className="space-y-6">
      <MediaPicker disabled={!hydrated} onChoose={(files) => queue.choose(files)} />
      <UploadOutcome uploads={list} />
      {list.length > 0 && (
        <section aria-labelledby={listId}>
          <h2 id={listId} className="mb-3 text-xl">
            Chosen files
          </h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {list.map((upload) => (
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
        aria-disabled={!list.some(({ state }) => state === 'chosen')}
        busy={isBusy(list)}
        busyLabel="Uploading…"
      >
        Submit Media
      </Button>
    </div>
  );
}
