import { useTranslate } from '@/lib/platform/language/use-translate';
import { DataPlan } from './data-plan';
import { UploadOutcome } from './upload-outcome';
import { UploadProgress } from './upload-progress';
import { isBusy } from './upload-queue';
import { UploadRow } from './upload-row';
import { sortFailedFirst } from './upload-totals';
import type { Uploads } from './use-uploads';

export type UploadListProps = Pick<Uploads, 'queue' | 'list'> & { headingId: string };

/** The chosen files: how much data they take, how far they are, and what became of them. Loaded after the page. */
export function UploadList({ queue, list, headingId }: UploadListProps) {
  const t = useTranslate();
  return (
    <>
      <DataPlan uploads={list} />
      <UploadProgress uploads={list} />
      <UploadOutcome uploads={list} />
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="mb-3 text-xl">
          {t('media.upload.chosen')}
        </h2>
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {(isBusy(list) ? list : sortFailedFirst(list)).map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRemove={() => queue.remove(upload.key)}
              onRetry={() => queue.retry(upload.key)}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
