import type { ManagedItem } from '@/components/media/managed-item';
import type { StoredArrangement } from '@/lib/browser/stored-edits';

/**
 * Returns the gallery with the stored order, captions and audiences. Items that have been deleted since stay deleted.
 * New items come last, as do items that the person had removed, since removals are not stored.
 */
export function restoreArrangement(
  items: readonly ManagedItem[],
  stored: StoredArrangement,
): readonly ManagedItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const restored = stored.flatMap(({ id, caption, audience }) => {
    const item = byId.get(id);
    return item ? [{ ...item, caption, ...(audience && { audience }) }] : [];
  });
  const rest = items.filter(({ id }) => !stored.some((storedItem) => storedItem.id === id));
  return [...restored, ...rest];
}
