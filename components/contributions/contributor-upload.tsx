'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { UploadPanel } from '@/components/media/upload-panel';
import { isBusy } from '@/components/media/upload-queue';
import { useUploads } from '@/components/media/use-uploads';
import { useTranslate } from '@/lib/platform/language/use-translate';

/**
 * Uploads a contributor's files to the keepers of a memorial. After each batch the page refreshes its list of files.
 */
export function ContributorUpload({ memorialId }: { memorialId: string }) {
  const t = useTranslate();
  const router = useRouter();
  const uploads = useUploads(memorialId);
  const sent = isBusy(uploads.list)
    ? 0
    : uploads.list.filter(({ state }) => state === 'added').length;
  useEffect(() => {
    if (sent > 0) router.refresh();
  }, [sent, router]);
  return (
    <div className="space-y-6">
      <UploadPanel uploads={uploads} />
      <p role="status">{sent > 0 && t('contributions.answers.waits')}</p>
    </div>
  );
}
