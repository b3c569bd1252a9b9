export type Toast = { id: number; message: string };

/** Long enough to read a sentence twice. A toast can be dismissed earlier. */
const SHOWN_FOR_MS = 8000;
const NONE: readonly Toast[] = [];

let toasts = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message that needs no reply, for example 'Memorial updated successfully'. */
export function showToast(message: string): void {
  const id = ++lastId;
  setToasts([...toasts, { id, message }]);
  setTimeout(() => dismissToast(id), SHOWN_FOR_MS);
}

export function dismissToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toasts,
  onServer: () => NONE,
};

function setToasts(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
