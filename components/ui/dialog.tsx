'use client';

import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId } from 'react';

type DialogProps = {
  open: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** `wide` for pictures and filters. */
  width?: 'narrow' | 'wide';
};

/** A modal dialog. The browser traps the focus, closes the dialog on Escape and returns the focus. */
export function Dialog({
  open,
  title,
  closeLabel,
  onClose,
  children,
  actions,
  width,
}: DialogProps) {
  const titleId = useId();
  if (!open) return null;

  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file input inside fires its own `cancel`, which must not close the dialog.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    // Strict Mode closes and reopens it; only a dialog that stays closed counts.
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape or the close button.
    <dialog
      ref={showWhileMounted}
      aria-labelledby={titleId}
      onClick={onBackdrop}
      onCancel={onCancel}
      onClose={onNativeClose}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] animate-appear overflow-y-auto rounded-lg border border-line bg-surface text-start text-ink shadow-dialog backdrop:bg-veil ${
        width === 'wide' ? 'max-w-3xl' : 'max-w-lg'
      }`}
    >
      <div className="p-5 sm:p-7">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="min-w-0 text-xl">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            className="-mt-2 -me-2 inline-flex min-h-target shrink-0 items-center gap-1 rounded-lg px-2 text-sm text-ink-soft hover:text-ink"
          >
            <X aria-hidden size={20} />
            {closeLabel}
          </button>
        </div>
        {children}
        {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </dialog>
  );
}

// Browsers return the focus only if the dialog is closed before React removes the element.
function showWhileMounted(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}
