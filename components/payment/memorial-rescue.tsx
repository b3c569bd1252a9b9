import { Button } from '@/components/ui/button';
import { IN_REVIEW } from './in-review';
import { Failed, Rescued, Waiting } from './payment-outcome';
import { useRescue } from './use-rescue';

type Props = { userId: string; orderId: string };

/** For a paid order whose draft the server could not use: its memorial is made from this browser's copy. */
export function MemorialRescue({ userId, orderId }: Props) {
  const { rescue, tryAgain, doWithoutPicture } = useRescue(userId, orderId);

  if (!rescue || rescue.state === 'leaving') return <Waiting label="Making the memorial…" />;
  if (rescue.state === 'made') return <Rescued memorialId={rescue.memorialId} />;
  if (rescue.state === 'unpaid') return <Failed isNews orderId={orderId} message={IN_REVIEW} />;
  const { message, next } = rescue;
  return (
    <Failed isNews orderId={orderId} message={message} more={IN_REVIEW}>
      {next === 'again' && <Button onClick={tryAgain}>Try again</Button>}
      {next === 'plain' && <Button onClick={doWithoutPicture}>Continue without the picture</Button>}
    </Failed>
  );
}
