import { Button } from '../ui/button';

type Props = { waitFor: number; busy: boolean; disabled: boolean; send: () => void };

/** 'Resend code', or how long it has to wait (spec 4). It keeps the focus while it waits. */
export function ResendButton({ waitFor, busy, disabled, send }: Props) {
  return (
    <Button
      variant="secondary"
      onClick={send}
      disabled={disabled}
      aria-disabled={waitFor > 0}
      busy={busy}
      busyLabel="Sending..."
    >
      {waitFor > 0 ? `Resend code in ${waitFor}s` : 'Resend code'}
    </Button>
  );
}
