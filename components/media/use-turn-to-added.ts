import { useEffect, useRef } from 'react';
import type { ManagedItem } from './managed-item';

/**
 * Calls `onAdded` when uploads have ended, with the index of the item whose file was chosen last, since that may be out
 * of sight.
 */
export function useTurnToAdded(
  items: readonly ManagedItem[],
  isUploading: boolean,
  onAdded: (index: number) => void,
) {
  const index = indexOfLastChosen(items);
  const chosenAs = items[index]?.chosenPosition ?? 0;
  const seen = useRef(chosenAs);
  useEffect(() => {
    if (isUploading || chosenAs <= seen.current) return;
    seen.current = chosenAs;
    onAdded(index);
  });
}

/** The index of the item whose file was chosen last on this page; -1 if none was chosen on it. */
export const indexOfLastChosen = (items: readonly Pick<ManagedItem, 'chosenPosition'>[]): number =>
  items.reduce((last, { chosenPosition }, index) => {
    const latest = items[last]?.chosenPosition ?? 0;
    return (chosenPosition ?? 0) > latest ? index : last;
  }, -1);
