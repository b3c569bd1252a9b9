'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from './button';
import { Dialog } from './dialog';

type QuestionDialogProps = {
  title: string;
  /** The button's label, and its label while `run` is pending. */
  label: string;
  busyLabel: string;
  danger?: boolean;
  /** Performs the action, then closes the dialog or leaves the page. */
  run: () => Promise<void>;
  /** Returns what to show if `run` rejected; null if the page is being left. */
  failure: (error: unknown) => ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for confirmation. If the action fails, the same dialog shows the error. */
export function QuestionDialog({ title, label, danger, children, ...rest }: QuestionDialogProps) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  const content = useRef<HTMLDivElement>(null);

  const close = () => {
    if (!busy) return rest.onClose();
    // Some browsers close the dialog on a second Escape in any case; reopen it until `run` has finished.
    const dialog = content.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  };

  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await rest.run();
    } catch (error) {
      const errorMessage = rest.failure(error);
      if (errorMessage === null) return;
      setFailure(errorMessage);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      title={title}
      closeLabel={t('ui.close')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close} aria-disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={run}
            busy={busy}
            busyLabel={rest.busyLabel}
          >
            {label}
          </Button>
        </>
      }
    >
      <div ref={content} className="space-y-4 wrap-anywhere">
        {failure}
        {children}
      </div>
    </Dialog>
  );
}
