'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { UploadPanel } from '@/components/media/upload-panel';
import { isBusy } from '@/components/media/upload-queue';
import { useUploads } from '@/components/media/use-uploads';
import { useSay } from '@/lib/platform/language/use-say';

/** Chooses files and sends them to those who look after the memorial; the list of what was sent follows on the page. */
export function ContributeUpload({ memorialId }: { memorialId: string }) {
  const say = useSay();
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
      <p role="status">{sent > 0 && say('contributions.answers.waits')}</p>
    </div>
  );
}
