import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { IN_REVIEW } from './in-review';
import { Failed, Waiting } from './payment-outcome';
import { useRescue } from './use-rescue';

type Props = {
  userId: string;
  orderId: string;
  /** Called once it is created; until the page shows it, this component says that it is being created. */
  onMade: () => void;
};

/** Creates the memorial of a paid order from this browser's copy, when the server could not use its draft. */
export function MemorialRescue({ userId, orderId, onMade }: Props) {
  const { rescue, tryAgain, retryWithoutPicture } = useRescue(userId, orderId);
  const isMade = rescue?.state === 'made';

  useEffect(() => {
    if (isMade) onMade();
  }, [isMade, onMade]);

  if (!rescue || rescue.state === 'leaving' || rescue.state === 'made')
    return <Waiting label="Creating the memorial…" />;
  if (rescue.state === 'unpaid') return <Failed isNews orderId={orderId} message={IN_REVIEW} />;
  const { message, next } = rescue;
  return (
    <Failed isNews orderId={orderId} message={message} more={IN_REVIEW}>
      {next === 'again' && <Button onClick={tryAgain}>Try again</Button>}
      {next === 'plain' && (
        <Button onClick={retryWithoutPicture}>Continue without the picture</Button>
      )}
    </Failed>
  );
}
