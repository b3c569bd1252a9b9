'use client';

import { type ReactNode, useRef, useState } from 'react';
import { ApiError, failureMessage } from '@/lib/client/api';
import { leaveForLogin } from '@/lib/client/leave-for-login';
import { paths } from '@/lib/paths';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

type ConfirmDialogProps = {
  title: string;
  /** The words on the button, and while it works. */
  label: string;
  busyLabel: string;
  danger?: boolean;
  /** Shown when the server has no words of its own (spec 8). */
  fallback: string;
  run: () => Promise<void>;
  /** After it was done: the window is to be taken away. */
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before an admin does something to what belongs to others; says plainly when it failed. */
export function ConfirmDialog({
  title,
  label,
  danger = false,
  children,
  ...rest
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ words: string; denied: boolean } | null>(null);
  const content = useRef<HTMLDivElement>(null);

  const close = () => {
    if (!busy) return rest.onClose();
    // Some browsers close at a second Escape whatever the page says: it stays until the answer.
    const dialog = content.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  };

  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await rest.run();
      rest.onDone();
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 401) return leaveForLogin('Authentication required. Please log in.');
      setFailure({ words: failureMessage(error, rest.fallback), denied: status === 403 });
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close} aria-disabled={busy}>
            Cancel
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
        {failure && (
          <Banner tone="error" {...(failure.denied && { title: 'Access Denied' })}>
            <p>{failure.words}</p>
            {failure.denied && (
              <a href={paths.home} className="text-link">
                Go to Homepage
              </a>
            )}
          </Banner>
        )}
        {children}
      </div>
    </Dialog>
  );
}
