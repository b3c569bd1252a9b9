import { useTranslate } from '@/lib/platform/language/use-translate';
import { ProgressBar } from '../ui/progress-bar';
import { isBusy, type Upload } from './upload-queue';
import { getUploadTotals } from './upload-totals';
import { useDataSize } from './use-data-size';

/** The combined progress of all uploads, which stays visible while a long list scrolls. */
export function UploadProgress({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTranslate();
  const { withUnit, withoutUnit } = useDataSize();
  if (!isBusy(uploads)) return null;
  const { total, added, notAdded, examined, bytes, doneBytes, isPaused } = getUploadTotals(uploads);
  const label =
    notAdded.length > 0
      ? t('media.upload.progressLeft', { added, total, left: notAdded.length })
      : t('media.upload.progress', { added, total });
  const data = t('media.upload.data', {
    sent: withoutUnit(doneBytes, bytes),
    total: withUnit(bytes),
  });
  return (
    <div className="sticky top-0 z-10 border-b border-line bg-paper py-3">
      <ProgressBar
        label={label}
        value={doneBytes}
        max={bytes}
        detail={examined === total ? data : t('media.upload.examining')}
      />
      <p role="status" className="text-sm empty:m-0">
        {isPaused && t('media.upload.paused')}
      </p>
    </div>
  );
}
