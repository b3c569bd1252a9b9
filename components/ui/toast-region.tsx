'use client';

import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { dismissToast, toastStore } from './toast-store';

/** Always rendered, since screen readers announce only changes to an existing live region. */
export function ToastRegion({ dismissLabel }: { dismissLabel: string }) {
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.current,
    toastStore.onServer,
  );
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--bars,0) z-20 flex flex-col items-center gap-2 p-4 print:hidden"
    >
      {toasts.map(({ id, message }) => (
        <div
          key={id}
          className="pointer-events-auto flex max-w-lg animate-appear items-center gap-2 rounded-lg bg-ink py-1 pe-1 ps-5 text-paper"
        >
          <p>{message}</p>
          <button
            type="button"
            onClick={() => dismissToast(id)}
            className="inline-flex min-h-target items-center gap-1 rounded-lg px-3 text-sm underline-offset-4 outline-offset-[-3px]! outline-paper! hover:underline"
          >
            <X aria-hidden size={18} />
            {dismissLabel}
          </button>
        </div>
      ))}
    </div>
  );
}
