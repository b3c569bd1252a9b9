import type { ComponentProps, ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import { CODE_ATTEMPTS } from '@/lib/accounts/rules';
import { minutesAndSeconds } from '@/lib/browser/countdown';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { Resend } from './use-resend';

export function ResendOutcome({ resend: { done, failure } }: { resend: Resend }) {
  const t = useTranslate();
  return (
    <>
      {done && <Banner tone="success">{t('accounts.code.sentAgain')}</Banner>}
      {failure && <Banner tone="error">{failure}</Banner>}
    </>
  );
}

/** One field for an e-mailed code. The maximum length leaves room for spaces in a pasted code. */
export const CodeInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput
    {...props}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={20}
    className="max-w-52 text-center text-xl tracking-[0.3em] tabular-nums"
  />
);

type CodeActionsProps = {
  label: string;
  busyLabel: string;
  busy: boolean;
  locked: boolean;
  resend: Resend;
};

export function CodeActions({ label, busyLabel, busy, locked, resend }: CodeActionsProps) {
  const hydrated = useHydrated();
  return (
    <div className="flex flex-wrap gap-3 max-sm:flex-col">
      <Button type="submit" disabled={locked || !hydrated} busy={busy} busyLabel={busyLabel}>
        {label}
      </Button>
      <ResendButton
        secondsToWait={resend.secondsToWait}
        busy={resend.busy}
        disabled={!hydrated}
        send={resend.send}
      />
    </div>
  );
}

type ResendButtonProps = {
  secondsToWait: number;
  busy: boolean;
  disabled: boolean;
  send: () => void;
};

/**
 * 'Resend code', or a countdown until that is possible (product.md 4). The button keeps the focus during the countdown.
 */
function ResendButton({ secondsToWait, busy, disabled, send }: ResendButtonProps) {
  const t = useTranslate();
  return (
    <Button
      variant="secondary"
      onClick={send}
      disabled={disabled}
      aria-disabled={secondsToWait > 0}
      busy={busy}
      busyLabel={t('accounts.code.resending')}
    >
      {secondsToWait > 0
        ? t('accounts.code.resendIn', { seconds: secondsToWait })
        : t('accounts.code.resend')}
    </Button>
  );
}

/** Shows the remaining attempts or, during a lockout, the remaining time (product.md 8). */
export function CodeState({ attempts, lockedFor }: { attempts: number; lockedFor: number }) {
  const t = useTranslate();
  if (lockedFor > 0)
    return (
      <p role="timer" className="text-danger">
        {t.rich('accounts.code.tryAgainIn', {
          time: (chunks: ReactNode) => <span className="tabular-nums">{chunks}</span>,
          left: minutesAndSeconds(lockedFor),
        })}
      </p>
    );
  if (attempts >= CODE_ATTEMPTS || attempts <= 0) return null;
  return (
    <p role="status" className="text-warning">
      {t('accounts.code.attemptsLeft', { attempts })}
    </p>
  );
}
