import { shortName } from '@/lib/media/name-rules';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { ManagedItem } from './managed-item';
import { focusFirst } from './managed-row';

/** What was taken out of the list, until the form is saved. The focus goes on from the row that went. */
export function RemovedRow({ item, onUndo }: { item: ManagedItem; onUndo: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-line px-4 py-2">
      <p className="min-w-0 break-words text-ink-soft">
        <bdi>{shortName(item.fileName)}</bdi> leaves the gallery when you save.
      </p>
      <Button ref={focusFirst} variant="secondary" onClick={onUndo}>
        Undo
        <VisuallyHidden> removing {item.fileName}</VisuallyHidden>
      </Button>
    </div>
  );
}
