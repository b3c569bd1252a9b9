'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { UploadPanel } from '@/components/media/upload-panel';
import { isBusy } from '@/components/media/upload-queue';
import { useUploads } from '@/components/media/use-uploads';
import { useTranslate } from '@/lib/platform/language/use-translate';

/**
 * Uploads a contributor's files, which keepers then review. After each batch it refreshes the page's list of files.
 */
export function ContributorUpload({ memorialId }: { memorialId: string }) {
  const t = useTranslate();
  const router = useRouter();
  const uploads = useUploads(memorialId);
  const addedCount = isBusy(uploads.list)
    ? 0
    : uploads.list.filter(({ state }) => state === 'added').length;
  useEffect(() => {
    if (addedCount > 0) router.refresh();
  }, [addedCount, router]);
  return (
    <div className="space-y-6">
      <UploadPanel uploads={uploads} />
      <p role="status">{addedCount > 0 && t('contributions.answers.waits')}</p>
    </div>
  );
}
