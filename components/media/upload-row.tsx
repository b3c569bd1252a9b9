import { CircleAlert, CircleCheck } from 'lucide-react';
import { shortName } from '@/lib/media/name-rules';
import { Button } from '../ui/button';
import { ProgressBar } from '../ui/progress-bar';
import { VisuallyHidden } from '../ui/visually-hidden';
import { FilePreview } from './file-preview';
import type { Upload } from './upload-queue';

type Props = { upload: Upload; onRemove: () => void; onRetry: () => void };

/** One chosen file: its name and kind, its progress, and its buttons. */
export function UploadRow({ upload, onRemove, onRetry }: Props) {
  const { file, kind, state } = upload;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <FilePreview file={file} kind={kind} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words font-semibold" title={file.name} dir="auto">
          {shortName(file.name)}
        </p>
        <p className="text-sm text-ink-soft">{kind}</p>
        <UploadState upload={upload} />
      </div>
      {state !== 'added' && (
        <div className="flex flex-wrap gap-2 max-sm:ms-15">
          {state === 'failed' && (
            <Button variant="secondary" onClick={onRetry}>
              Retry
              <VisuallyHidden> {file.name}</VisuallyHidden>
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove}>
            {state === 'sending' ? 'Cancel' : 'Remove'}
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}

function UploadState({ upload: { file, state, sentBytes, message } }: { upload: Upload }) {
  if (state === 'sending')
    return (
      <ProgressBar
        label={sentBytes < file.size ? 'Uploading' : 'Preparing'}
        value={Math.min(sentBytes, file.size)}
        max={file.size}
      />
    );
  if (state === 'waiting') return <p className="text-sm text-ink-soft">Waiting</p>;
  if (state === 'added')
    return (
      <p className="flex items-center gap-2 text-success">
        <CircleCheck aria-hidden size={20} />
        Added
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
