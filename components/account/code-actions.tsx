import { useHydrated } from '@/lib/client/hydrated';
import { Button } from '../ui/button';
import { ResendButton } from './resend-button';
import type { Resend } from './use-resend';

type CodeActionsProps = {
  /** The words on the button that sends the form, and while it works. */
  label: string;
  busyLabel: string;
  busy: boolean;
  locked: boolean;
  resend: Resend;
};

/** Under a form with a mailed code: send it, or ask for another one. */
export function CodeActions({ label, busyLabel, busy, locked, resend }: CodeActionsProps) {
  const hydrated = useHydrated();
  return (
    <div className="flex flex-wrap gap-3 max-sm:flex-col">
      <Button type="submit" disabled={locked || !hydrated} busy={busy} busyLabel={busyLabel}>
        {label}
      </Button>
      <ResendButton
        waitFor={resend.waitFor}
        busy={resend.busy}
        disabled={!hydrated}
        send={resend.send}
      />
    </div>
  );
}
