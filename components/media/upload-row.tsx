import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortName } from '@/lib/media/name-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { ProgressBar } from '../ui/progress-bar';
import { VisuallyHidden } from '../ui/visually-hidden';
import { FilePreview } from './file-preview';
import type { Upload } from './upload-queue';
import { bytesToSend, savedBytes } from './upload-totals';
import { useDataSize } from './use-data-size';

type Props = { upload: Upload; onRemove: () => void; onRetry: () => void };

export function UploadRow({ upload, onRemove, onRetry }: Props) {
  const t = useTranslate();
  const { file, kind, state } = upload;
  const labelValues = { file: file.name, named: hidden };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <FilePreview file={file} kind={kind} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words font-semibold" title={file.name}>
          <bdi>{shortName(file.name)}</bdi>
        </p>
        <p className="text-sm text-ink-soft">{t(`media.kinds.${kind}`)}</p>
        <SmallerSize upload={upload} />
        <UploadState upload={upload} />
      </div>
      {state !== 'added' && (
        <div className="flex flex-wrap gap-2 max-sm:ms-20">
          {state === 'failed' && (
            <Button variant="secondary" onClick={onRetry}>
              {t.rich('media.upload.retry', labelValues)}
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove}>
            {t.rich(
              state === 'sending' ? 'media.upload.cancel' : 'media.upload.remove',
              labelValues,
            )}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The size of a smaller copy, if one is sent. */
function SmallerSize({ upload }: { upload: Upload }) {
  const t = useTranslate();
  const { withUnit, withoutUnit } = useDataSize();
  if (savedBytes(upload) <= 0) return null;
  const [sent, size] = [bytesToSend(upload), upload.file.size];
  const values = { sent: withoutUnit(sent, size), size: withUnit(size) };
  return <p className="text-sm text-ink-soft">{t('media.upload.smaller', values)}</p>;
}

function UploadState({ upload }: { upload: Upload }) {
  const t = useTranslate();
  const { state, sentBytes, message, reduced, isPaused } = upload;
  const size = bytesToSend(upload);
  if (state === 'sending') {
    const label = sentBytes < size ? 'media.upload.uploading' : 'media.upload.preparing';
    return (
      <ProgressBar
        label={t(isPaused ? 'media.upload.paused' : label)}
        value={Math.min(sentBytes, size)}
        max={size}
      />
    );
  }
  if (reduced !== null)
    return <ProgressBar label={t('media.upload.reducing')} value={reduced} max={1} />;
  if (state === 'waiting')
    return <p className="text-sm text-ink-soft">{t('media.upload.waiting')}</p>;
  if (state === 'added')
    return (
      <p className="flex items-center gap-2 text-success">
        <CircleCheck aria-hidden size={20} />
        {t('media.upload.added')}
      </p>
    );
  if (!message) return null;
  return (
    <p className="flex items-start gap-2 text-danger">
      <CircleAlert aria-hidden size={20} className="mt-1 shrink-0" />
      {message}
    </p>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
