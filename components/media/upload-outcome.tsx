import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { shortName } from '@/lib/media/name-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { isBusy, type Upload } from './upload-queue';
import { getUploadTotals, groupByReason } from './upload-totals';
import { useDataSize } from './use-data-size';

/** The result of the uploads, announced as an alert (product.md 8). Empty until the submitted uploads have ended. */
export function UploadOutcome({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTranslate();
  const { withUnit } = useDataSize();
  const { total, added, notAdded, savedBytes } = getUploadTotals(uploads);
  const hasFailures = notAdded.some(({ isSubmitted }) => isSubmitted);
  const isFinished = !isBusy(uploads) && (added > 0 || hasFailures);
  const isComplete = notAdded.length === 0;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const mayScroll = activeElement === body || box.current?.parentElement?.contains(activeElement);
    // After Submit, people are at the end of a long list and cannot see this message. The page does not scroll if the
    // focus is elsewhere, for example in a caption.
    if (isFinished && mayScroll) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isFinished]);
  return (
    <div ref={box} role="alert" className="scroll-mt-4">
      {isFinished && (
        <div
          className={`flex gap-3 rounded-lg border px-4 py-3 ${
            isComplete ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft'
          }`}
        >
          {isComplete ? (
            <CircleCheck aria-hidden className="mt-0.5 shrink-0 text-success" size={24} />
          ) : (
            <CircleAlert aria-hidden className="mt-0.5 shrink-0 text-danger" size={24} />
          )}
          <div className="min-w-0">
            <p className="font-semibold">
              {t(isComplete ? 'media.upload.done' : 'media.upload.failed')}
            </p>
            <p>{t('media.upload.progress', { added, total })}</p>
            {savedBytes > 0 && <p>{t('media.upload.saved', { size: withUnit(savedBytes) })}</p>}
            <Reasons notAdded={notAdded} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The reasons for failed uploads. Files with the same reason share a line. */
function Reasons({ notAdded }: { notAdded: readonly Upload[] }) {
  if (notAdded.length === 0) return null;
  return (
    <ul className="mt-2 space-y-2">
      {groupByReason(notAdded).map(({ message, names }) => (
        <li key={message} className="wrap-anywhere">
          <bdi className="font-semibold">{names.map(shortName).join(', ')}</bdi>: {message}
        </li>
      ))}
    </ul>
  );
}
