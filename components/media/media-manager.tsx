'use client';

import { useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden';
import { type ManagedItem, moved } from './managed-item';
import { ManagedRow } from './managed-row';
import { RemovedRow } from './removed-row';

type Props = {
  items: readonly ManagedItem[];
  onChange: (items: ManagedItem[]) => void;
};

type Removed = { item: ManagedItem; index: number };

/**
 * A gallery to put in order: captions, places, and what leaves it. It changes `items` only; what is
 * saved, and when, is the form's around it (decisions.md, "Edit page").
 */
export function MediaManager({ items, onChange }: Props) {
  const [removed, setRemoved] = useState<Removed[]>([]);
  const [said, setSaid] = useState('');
  const [returned, setReturned] = useState<string | null>(null);
  // What was uploaded again came back by itself: a second one would be refused.
  const isBack = ({ item }: Removed) => items.some(({ id }) => id === item.id);

  const change = (next: ManagedItem[], message: string) => {
    onChange(next);
    setSaid(message);
  };
  const move = (from: number, to: number) =>
    change(moved(items, from, to), `Place ${to + 1} of ${items.length}`);
  const remove = (index: number) => {
    const item = items[index];
    if (!item) return;
    setRemoved([...removed.filter((one) => !isBack(one)), { item, index }]);
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
      {removed
        .filter((one) => !isBack(one))
        .map((one) => (
          <RemovedRow key={one.item.id} item={one.item} onUndo={() => undo(one)} />
        ))}
    </div>
  );
}
