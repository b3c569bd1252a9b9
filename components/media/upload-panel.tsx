'use client';

import { Suspense, useEffect, useId, useState } from 'react';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { MediaPicker } from './media-picker';
import type { UploadListProps } from './upload-list';
import { isBusy } from './upload-queue';
import { type Uploads, useUploads } from './use-uploads';

const loadList = async () => (await import('./upload-list')).UploadList;
const LazyUploadList = lazyWithRetry<UploadListProps>(loadList);

/** Lets people choose files for a memorial's gallery and upload them (product.md 2, "Add media"). */
export function UploadPanel({ uploads: { queue, list, sendsOriginals } }: { uploads: Uploads }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const listId = useId();
  const [forFamily, setForFamily] = useState(false);
  const busy = isBusy(list);
  useEffect(() => {
    loadList().catch(() => undefined); // it is loaded again with the first file
  }, []);
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
      <Checkbox
        id={`${listId}-originals`}
        label={t('media.upload.originals')}
        hint={t('media.upload.originalsHint')}
        disabled={!hydrated}
        checked={sendsOriginals}
        onChange={({ target }) => queue.setOriginals(target.checked)}
      />
      {list.length > 0 && (
        <Suspense>
          <LazyUploadList queue={queue} list={list} headingId={listId} />
        </Suspense>
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
