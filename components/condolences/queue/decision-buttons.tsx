import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { FirstReadingAct } from '@/lib/condolences/first-reading-rules';
import type { QueuedCondolence } from '@/lib/condolences/queries/family-queue';
import type { FamilyDecision, FamilyState } from '@/lib/condolences/state-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = {
  /** The author's name, which each button's label includes. */
  name: string;
  state: FamilyState;
  /** Whether the family is asked to keep it despite reports. Other decisions are offered once it has answered. */
  isReported: boolean;
  firstReading: QueuedCondolence['firstReading'];
  disabled: boolean;
  onReadFirst: (act: FirstReadingAct) => void;
  onDecide: (decision: FamilyDecision) => void;
  onReturn: () => void;
};

export function DecisionButtons({
  name,
  state,
  isReported,
  firstReading,
  disabled,
  onReadFirst,
  onDecide,
  onReturn,
}: Props) {
  const t = useTranslate();
  const button = (act: string, onClick: () => void) => (
    <Button variant="quiet" onClick={onClick} disabled={disabled}>
      <span>{t.rich('condolences.act.named', { act, name, named: hidden })}</span>
    </Button>
  );
  const firstReadingButtons = (
    <>
      {firstReading && button(t('condolences.first.pass'), () => onReadFirst('pass'))}
      {firstReading === 'unread' &&
        button(t('condolences.first.setAside'), () => onReadFirst('set_aside'))}
    </>
  );
  if (isReported)
    return (
      <>
        {firstReadingButtons}
        {button(t('condolences.queue.keep'), () => onDecide('publish'))}
        {button(t('condolences.queue.decline'), () => onDecide('decline'))}
      </>
    );
  return (
    <>
      {firstReadingButtons}
      {state !== 'published' && button(t('condolences.queue.publish'), () => onDecide('publish'))}
      {state !== 'waiting' && button(t('condolences.queue.wait'), () => onDecide('wait'))}
      {state !== 'returned' && button(t('condolences.queue.return'), onReturn)}
      {state !== 'declined' && button(t('condolences.queue.decline'), () => onDecide('decline'))}
    </>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
