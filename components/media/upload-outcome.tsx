import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { shortName } from '@/lib/media/name-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { isBusy, type Upload } from './upload-queue';
import { getUploadTotals, groupByReason } from './upload-totals';

/** The result of the uploads, announced as an alert (product.md 8). Empty until something was sent. */
export function UploadOutcome({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTranslate();
  const { total, added, left } = getUploadTotals(uploads);
  const failed = left.some(({ state, sentBytes }) => state === 'failed' || sentBytes > 0);
  const over = !isBusy(uploads) && (added > 0 || failed);
  const good = left.length === 0;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const waits = activeElement === body || box.current?.parentElement?.contains(activeElement);
    // After Submit, the person is at the end of a long list, away from this message. If the focus is in another field,
    // such as a caption, the page does not scroll.
    if (over && waits) box.current?.scrollIntoView({ block: 'nearest' });
  }, [over]);
  return (
    <div ref={box} role="alert" className="scroll-mt-4">
      {over && (
        <div
          className={`flex gap-3 rounded-lg border px-4 py-3 ${
            good ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft'
          }`}
        >
          {good ? (
            <CircleCheck aria-hidden className="mt-0.5 shrink-0 text-success" size={24} />
          ) : (
            <CircleAlert aria-hidden className="mt-0.5 shrink-0 text-danger" size={24} />
          )}
          <div className="min-w-0">
            <p className="font-semibold">{t(good ? 'media.upload.done' : 'media.upload.failed')}</p>
            <p>{t('media.upload.progress', { added, total })}</p>
            <Reasons left={left} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The reasons for failed uploads. Files with the same reason share a line. */
function Reasons({ left }: { left: readonly Upload[] }) {
  if (left.length === 0) return null;
  return (
    <ul className="mt-2 space-y-2">
      {groupByReason(left).map(({ message, names }) => (
        <li key={message} className="wrap-anywhere">
          <bdi className="font-semibold">{names.map(shortName).join(', ')}</bdi>: {message}
        </li>
      ))}
    </ul>
  );
}
