/**
 * A ref callback that focuses an element when it appears, for example in place of the focused one,
 * so that keyboard and screen reader continue there. Text elements need `tabIndex={-1}`.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
