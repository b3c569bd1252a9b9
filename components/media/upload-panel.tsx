'use client';

import { useId, useState } from 'react';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { DataPlan } from './data-plan';
import { MediaPicker } from './media-picker';
import { UploadOutcome } from './upload-outcome';
import { UploadProgress } from './upload-progress';
import { isBusy } from './upload-queue';
import { UploadRow } from './upload-row';
import { sortFailedFirst } from './upload-totals';
import { type Uploads, useUploads } from './use-uploads';

/** Lets people choose files for a memorial's gallery and upload them (product.md 2, "Add media"). */
export function UploadPanel({ uploads: { queue, list, sendsOriginals } }: { uploads: Uploads }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const listId = useId();
  const [forFamily, setForFamily] = useState(false);
  const busy = isBusy(list);
  return (
    <div className="space-y-6">
      <Checkbox
        id={`${listId}-family`}
        label={t('media.gallery.familyOnly')}
        disabled={!hydrated}
        checked={forFamily}
        onChange={({ target }) => setForFamily(target.checked)}
      />
      <MediaPicker
        disabled={!hydrated}
        onChoose={(files) => queue.choose(files, forFamily ? 'family' : 'page')}
      />
      <div>
        <Checkbox
          id={`${listId}-originals`}
          label={t('media.upload.originals')}
          hint={t('media.upload.originalsHint')}
          disabled={!hydrated}
          checked={sendsOriginals}
          onChange={({ target }) => queue.setOriginals(target.checked)}
        />
        <DataPlan uploads={list} />
      </div>
      <UploadProgress uploads={list} />
      <UploadOutcome uploads={list} />
      {list.length > 0 && (
        <section aria-labelledby={listId}>
          <h2 id={listId} className="mb-3 text-xl">
            {t('media.upload.chosen')}
          </h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {(busy ? list : sortFailedFirst(list)).map((upload) => (
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
        busy={busy}
        busyLabel={t('media.upload.sending')}
      >
        {t('media.upload.submit')}
      </Button>
    </div>
  );
}

export function MediaUpload({ memorialId }: { memorialId: string }) {
  return <UploadPanel uploads={useUploads(memorialId)} />;
}
