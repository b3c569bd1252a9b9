'use client';

import { useRef, useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden';
import { type ManagedItem, moved, toManagedItem } from './managed-item';
import { ManagedRow } from './managed-row';
import { MediaUpload } from './media-upload';
import { RemovedRow } from './removed-row';

export type { ManagedItem } from './managed-item';

type Props = {
  items: ManagedItem[];
  onChange: (items: ManagedItem[]) => void;
  /** With it, files can be added; they are shown by the memorial at once, and appear at the list's end. */
  memorialId?: string;
};

type Removed = { item: ManagedItem; index: number };

/**
 * A gallery to put in order: captions, places, and what leaves it. It changes `items` only; what is
 * saved, and when, is the form's around it (decisions.md, "Edit page").
 */
export function MediaManager({ items, onChange, memorialId }: Props) {
  const [removed, setRemoved] = useState<Removed[]>([]);
  const [said, setSaid] = useState('');
  const [returned, setReturned] = useState<string | null>(null);
  const latest = useRef(items);
  latest.current = items;

  const change = (next: ManagedItem[], message: string) => {
    onChange(next);
    setSaid(message);
  };
  const move = (from: number, to: number) =>
    change(moved(items, from, to), `Place ${to + 1} of ${items.length}`);
  const remove = (index: number) => {
    const item = items[index];
    if (!item) return;
    setRemoved([...removed, { item, index }]);
    change(items.toSpliced(index, 1), '');
  };
  const undo = ({ item, index }: Removed) => {
    setRemoved(removed.filter((one) => one.item.id !== item.id));
    setReturned(item.id);
    change(items.toSpliced(Math.min(index, items.length), 0, item), 'The item is back.');
  };

  return (
    <div className="space-y-6">
      <p role="status" className="empty:m-0">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
      {items.length === 0 && <p className="text-ink-soft">The gallery is empty.</p>}
      {items.length > 0 && (
        <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
          {items.map((item, index) => (
            <ManagedRow
              key={item.id}
              item={item}
              place={index + 1}
              places={items.length}
              takesFocus={item.id === returned}
              onCaption={(caption) =>
                onChange(items.map((one) => (one.id === item.id ? { ...one, caption } : one)))
              }
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {removed.map((one) => (
        <RemovedRow key={one.item.id} item={one.item} onUndo={() => undo(one)} />
      ))}
      {memorialId && (
        <MediaUpload
          memorialId={memorialId}
          onAdded={(added) => onChange([...latest.current, toManagedItem(added)])}
        />
      )}
    </div>
  );
}
