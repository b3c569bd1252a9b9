import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { forgetFormPaidBy } from '@/lib/client/stored-form';
import { IN_REVIEW } from './in-review';
import { Failed, Rescued, Waiting } from './payment-outcome';
import { useRescue } from './use-rescue';

type Props = { userId: string; orderId: string };

/** For a paid order whose draft the server could not use: its memorial is made from this browser's copy. */
export function MemorialRescue({ userId, orderId }: Props) {
  const { rescue, tryAgain } = useRescue(userId, orderId);
  const isMade = rescue?.state === 'made';

  useEffect(() => {
    if (isMade) forgetFormPaidBy(orderId);
  }, [isMade, orderId]);

  if (!rescue || rescue.state === 'leaving') return <Waiting label="Making the memorial…" />;
  if (rescue.state === 'made') return <Rescued memorialId={rescue.memorialId} />;
  if (rescue.state === 'unpaid') return <Failed isNews orderId={orderId} message={IN_REVIEW} />;
  const { message, next } = rescue;
  return (
    <Failed isNews orderId={orderId} message={message} more={IN_REVIEW}>
      {next === 'again' && <Button onClick={() => tryAgain(true)}>Try again</Button>}
      {next === 'plain' && (
        <Button onClick={() => tryAgain(false)}>Continue without the picture</Button>
      )}
    </Failed>
  );
}
