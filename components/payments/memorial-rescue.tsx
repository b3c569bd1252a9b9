import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { useSay } from '@/lib/platform/language/use-say';
import { Failed, Waiting } from './payment-outcome';
import { useRescue } from './use-rescue';

type Props = {
  userId: string;
  orderId: string;
  /** Called once the memorial is created. Until the page shows it, this component shows that it is being created. */
  onMade: () => void;
};

/** Creates the memorial of a paid order from the form stored in this browser, if the server could not use its draft. */
export function MemorialRescue({ userId, orderId, onMade }: Props) {
  const say = useSay();
  const { rescue, tryAgain, retryWithoutPicture } = useRescue(userId, orderId);
  const isMade = rescue?.state === 'made';

  useEffect(() => {
    if (isMade) onMade();
  }, [isMade, onMade]);

  if (!rescue || rescue.state === 'leaving' || rescue.state === 'made')
    return <Waiting label={say('payments.outcome.creating')} />;
  const inReview = say('payments.outcome.inReview');
  if (rescue.state === 'unpaid') return <Failed isNews orderId={orderId} message={inReview} />;
  const { message, next } = rescue;
  return (
    <Failed isNews orderId={orderId} message={message} more={inReview}>
      {next === 'again' && <Button onClick={tryAgain}>{say('payments.outcome.tryAgain')}</Button>}
      {next === 'plain' && (
        <Button onClick={retryWithoutPicture}>{say('payments.outcome.withoutPicture')}</Button>
      )}
    </Failed>
  );
}
