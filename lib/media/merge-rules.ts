/** What an editor sends: the ids to keep, in order, and the ids it was shown, in their order. */
type Arrangement = { listed: string[]; known: string[] };

/**
 * The order of a gallery after an editor saved, although somebody else may have changed it
 * meanwhile. Items that the editor never saw stay, and items deleted by others stay deleted. An
 * editor that only deleted items or wrote captions does not undo the new order of somebody else.
 * Unknown ids stay in the list, for the caller to refuse.
 */
export function mergeOrder(gallery: string[], { listed, known }: Arrangement): string[] {
  const [existing, wanted, knownIds] = [new Set(gallery), new Set(listed), new Set(known)];
  if (!isReordered({ listed, known }))
    return gallery.filter((id) => wanted.has(id) || !knownIds.has(id));
  const remaining = listed.filter((id) => existing.has(id) || !knownIds.has(id));
  return [...remaining, ...gallery.filter((id) => !wanted.has(id) && !knownIds.has(id))];
}

function isReordered({ listed, known }: Arrangement): boolean {
  const wanted = new Set(listed);
  const knownOrder = known.filter((id) => wanted.has(id));
  return knownOrder.length !== listed.length || knownOrder.some((id, at) => id !== listed[at]);
}
