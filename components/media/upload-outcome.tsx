import { CircleAlert, CircleCheck } from 'lucide-react';
import { FAILED, isBusy, type Upload } from './upload-queue';

/** How sending ended, read out at once (spec 8 has alerts here). Empty until something was sent. */
export function UploadOutcome({ uploads }: { uploads: readonly Upload[] }) {
  const added = uploads.filter(({ state }) => state === 'added').length;
  const left = uploads.filter(({ state }) => state === 'failed' || state === 'refused').length;
  const failed = uploads.some(({ state, sentBytes }) => state === 'failed' || sentBytes > 0);
  const over = !isBusy(uploads) && (added > 0 || (failed && left > 0));
  const good = left === 0;
  return (
    <div role="alert">
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
            <p className="font-semibold">{good ? 'Media files added successfully' : FAILED}</p>
            {!good && (
              <p>{`${filesWere(added)} added. ${filesWere(left)} not: the list says why.`}</p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

const filesWere = (count: number) => (count === 1 ? '1 file was' : `${count} files were`);
