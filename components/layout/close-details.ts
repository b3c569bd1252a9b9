import type { FocusEvent, KeyboardEvent } from 'react';

/** Closes a menu made of `<details>` when the focus leaves it. */
export function closeOnBlur(event: FocusEvent<HTMLDetailsElement>) {
  // A click on the menu's background has no related target and must not close the menu.
  const next = event.relatedTarget;
  if (next && !event.currentTarget.contains(next)) event.currentTarget.open = false;
}

/** Closes the menu on Escape, without closing anything that contains it. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}
