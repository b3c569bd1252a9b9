import type { FocusEvent, KeyboardEvent } from 'react';

/** Closes a menu that is a `details` when the focus leaves it. */
export function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
  // Only when the focus went elsewhere: a press on the menu's background has no related target.
  const next = event.relatedTarget;
  if (next && !event.currentTarget.contains(next)) event.currentTarget.open = false;
}

/** Closes it by Escape, which then closes nothing around it. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}
