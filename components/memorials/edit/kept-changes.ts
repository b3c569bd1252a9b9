import type { ManagedItem } from '@/components/media/managed-item';
import type { KeptArrangement } from '@/lib/browser/stored-edits';

/**
 * Returns the gallery in the order and with the captions and audiences that were kept. Items that are gone stay away; new
 * ones come last, and so do those that had been removed: a removal is not kept.
 */
export function arrangedAsKept(
  items: readonly ManagedItem[],
  kept: KeptArrangement,
): readonly ManagedItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const found = kept.flatMap(({ id, caption, audience }) => {
    const item = byId.get(id);
    return item ? [{ ...item, caption, ...(audience && { audience }) }] : [];
  });
  const rest = items.filter(({ id }) => !kept.some((one) => one.id === id));
  return [...found, ...rest];
}
