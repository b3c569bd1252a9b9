import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { PaymentFailed, PaymentPending } from './payment-outcome';
import { useRecovery } from './use-recovery';

type Props = {
  userId: string;
  orderId: string;
  /** Called once the memorial has been created. This component shows a spinner until its parent shows the memorial. */
  onCreated: () => void;
};

/** Creates a paid order's memorial from the form stored in this browser, after the server failed to use its draft. */
export function MemorialRecovery({ userId, orderId, onCreated }: Props) {
  const t = useTranslate();
  const { recovery, tryAgain, retryWithoutPicture } = useRecovery(userId, orderId);
  const isCreated = recovery?.state === 'made';

  useEffect(() => {
    if (isCreated) onCreated();
  }, [isCreated, onCreated]);

  if (!recovery || recovery.state === 'leaving' || recovery.state === 'made')
    return <PaymentPending label={t('payments.outcome.creating')} />;
  const inReview = t('payments.outcome.inReview');
  if (recovery.state === 'unpaid')
    return <PaymentFailed isAnnounced orderId={orderId} message={inReview} />;
  const { message, next } = recovery;
  return (
    <PaymentFailed isAnnounced orderId={orderId} message={message} more={inReview}>
      {next === 'again' && <Button onClick={tryAgain}>{t('payments.outcome.tryAgain')}</Button>}
      {next === 'plain' && (
        <Button onClick={retryWithoutPicture}>{t('payments.outcome.withoutPicture')}</Button>
      )}
    </PaymentFailed>
  );
}
