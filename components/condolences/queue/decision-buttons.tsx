import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { FamilyDecision, FamilyState } from '@/lib/condolences/state-rules';
import { useSay } from '@/lib/platform/language/use-say';

type Props = {
  /** The author's name, which each button's label includes. */
  name: string;
  state: FamilyState;
  disabled: boolean;
  onDecide: (decision: FamilyDecision) => void;
  onReturn: () => void;
};

export function DecisionButtons({ name, state, disabled, onDecide, onReturn }: Props) {
  const say = useSay();
  const button = (act: string, onClick: () => void) => (
    <Button variant="quiet" onClick={onClick} disabled={disabled}>
      <span>{say.rich('condolences.act.named', { act, name, named: hidden })}</span>
    </Button>
  );
  return (
    <>
      {state !== 'published' && button(say('condolences.queue.publish'), () => onDecide('publish'))}
      {state !== 'waiting' && button(say('condolences.queue.wait'), () => onDecide('wait'))}
      {state !== 'returned' && button(say('condolences.queue.return'), onReturn)}
      {state !== 'declined' && button(say('condolences.queue.decline'), () => onDecide('decline'))}
    </>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
