/** What an editor sends of a gallery: the ids it keeps, in order, and those it was shown, in theirs. */
type Arrangement = { listed: string[]; known: string[] };

/**
 * Returns the order of a gallery after an editor saved, given the gallery as it is now, which somebody else may
 * have changed meanwhile. What the editor never saw stays, and what was deleted elsewhere stays deleted. An
 * editor that only deleted items or wrote captions does not undo an order that was made elsewhere. Ids that
 * were neither there nor known stay in the list, for the caller to refuse.
 */
export function mergedOrder(gallery: string[], { listed, known }: Arrangement): string[] {
  const [there, wanted, seen] = [new Set(gallery), new Set(listed), new Set(known)];
  if (!isReordered({ listed, known }))
    return gallery.filter((id) => wanted.has(id) || !seen.has(id));
  const kept = listed.filter((id) => there.has(id) || !seen.has(id));
  return [...kept, ...gallery.filter((id) => !wanted.has(id) && !seen.has(id))];
}

function isReordered({ listed, known }: Arrangement): boolean {
  const wanted = new Set(listed);
  const before = known.filter((id) => wanted.has(id));
  return before.length !== listed.length || before.some((id, at) => id !== listed[at]);
}
