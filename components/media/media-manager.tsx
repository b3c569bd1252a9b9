'use client';

import { useState } from 'react';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { shortName } from '@/lib/media/name-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import { dragMark } from './drag-rules';
import { type ManagedItem, moveItem } from './managed-item';
import { ManagedRow } from './managed-row';
import { useDragOrder } from './use-drag-order';

type Props = {
  items: readonly ManagedItem[];
  onChange: (items: ManagedItem[]) => void;
};

type RemovedItem = { item: ManagedItem; index: number };

/**
 * Lets people edit the captions and audiences of gallery items, reorder and remove them. It only changes `items`, which
 * the surrounding form saves (product.md, "Edit page").
 */
export function MediaManager({ items, onChange }: Props) {
  const t = useTranslate();
  const [removedItems, setRemoved] = useState<RemovedItem[]>([]);
  const [status, setStatus] = useState('');
  const [restoredId, setRestored] = useState<string | null>(null);
  // A removed file may have been uploaded again. Restoring it would create a duplicate, which the server rejects.
  const isInList = ({ item }: RemovedItem) => items.some(({ id }) => id === item.id);

  const change = (next: ManagedItem[], message: string) => {
    onChange(next);
    setStatus(message);
  };
  const move = (from: number, to: number) => {
    const file = shortName(items[from]?.fileName ?? '');
    const values = { file, place: to + 1, places: items.length };
    change(moveItem(items, from, to), t('media.gallery.movedTo', values));
  };
  const { listRef, drag, handle } = useDragOrder(move);
  const remove = (index: number) => {
    const item = items[index];
    if (!item) return;
    setRemoved([...removedItems.filter((one) => !isInList(one)), { item, index }]);
    change(items.toSpliced(index, 1), '');
  };
  const undo = ({ item, index }: RemovedItem) => {
    setRemoved(removedItems.filter((one) => one.item.id !== item.id));
    setRestored(item.id);
    change(items.toSpliced(Math.min(index, items.length), 0, item), t('media.gallery.isBack'));
  };

  return (
    <div className="space-y-6">
      <p role="status" className="empty:m-0">
        <VisuallyHidden>{status}</VisuallyHidden>
      </p>
      {items.length === 0 && <p className="text-ink-soft">{t('media.gallery.empty')}</p>}
      {items.length > 1 && <p className="text-ink-soft">{t('media.gallery.how')}</p>}
      {items.length > 0 && (
        <ol
          ref={listRef}
          data-dragging={drag ? '' : undefined}
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {items.map((item, index) => (
            <ManagedRow
              key={item.id}
              item={item}
              position={index + 1}
              itemCount={items.length}
              takesFocus={item.id === restoredId}
              mark={dragMark(index, items.length, drag)}
              handle={handle}
              onCaption={(caption) =>
                onChange(items.map((one) => (one.id === item.id ? { ...one, caption } : one)))
              }
              onAudience={(audience) =>
                onChange(items.map((one) => (one.id === item.id ? { ...one, audience } : one)))
              }
              onMove={(place) => move(index, place - 1)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {removedItems
        .filter((one) => !isInList(one))
        .map((one) => (
          <RemovedRow key={one.item.id} item={one.item} onUndo={() => undo(one)} />
        ))}
    </div>
  );
}

/** An undo row for a removed item, shown until the form is saved. It takes the focus from the row it replaces. */
function RemovedRow({ item, onUndo }: { item: ManagedItem; onUndo: () => void }) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-line px-4 py-2">
      <p className="min-w-0 break-words text-ink-soft">
        {t.rich('media.gallery.willBeRemoved', {
          file: shortName(item.fileName),
          name: (chunks) => <bdi>{chunks}</bdi>,
        })}
      </p>
      <Button ref={focusOnMount} variant="secondary" onClick={onUndo}>
        {t.rich('media.gallery.undo', {
          file: item.fileName,
          named: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
        })}
      </Button>
    </div>
  );
}
