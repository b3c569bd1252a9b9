import { useTranslate } from '@/lib/platform/language/use-translate';
import type { Upload } from './upload-queue';
import { getDataPlan } from './upload-totals';
import { useDataSize } from './use-data-size';

/**
 * How much data the chosen files will take before they are submitted, and how much their smaller copies save. Announced
 * once, when all files were examined. Says so if files could not be made smaller because the network is bad.
 */
export function DataPlan({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTranslate();
  const { withUnit } = useDataSize();
  const { bytes, savedBytes, total, examined } = getDataPlan(uploads);
  const isReady = total > 0 && examined === total;
  return (
    <div className="text-ink-soft">
      {examined < total && <p>{t('media.upload.reducingAll', { done: examined, total })}</p>}
      <p role="status" className="empty:m-0">
        {uploads.some(({ lacksReduction }) => lacksReduction) && `${t('media.upload.notReduced')} `}
        {isReady && t('media.upload.willSend', { size: withUnit(bytes) })}
        {isReady && savedBytes > 0 && ` ${t('media.upload.saved', { size: withUnit(savedBytes) })}`}
      </p>
    </div>
  );
}
