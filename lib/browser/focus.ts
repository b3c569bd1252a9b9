/**
 * A ref for an element that replaces the focused one: moves the focus to it, so that keyboard and screen
 * reader continue there. Text needs `tabIndex={-1}`. Does nothing when the element disappears.
 */
export const focusOnAppearing = (element: HTMLElement | null): void => element?.focus();
