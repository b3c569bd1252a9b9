import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import type { QueuedCondolence } from '@/lib/condolences/queries/family-queue';
import type { FamilyDecision } from '@/lib/condolences/state-rules';
import { useSay } from '@/lib/platform/language/use-say';

/** A condolence, with the revision of the text that the family saw. */
export type Read = Pick<QueuedCondolence, 'id' | 'revision'>;
export type Done = {
  read: Read[];
  decision: FamilyDecision;
  changed: number;
  /** How many were left unchanged because their authors had edited them meanwhile. */
  rewritten: number;
};

const OFFERED_FOR_MS = 10_000;

type Props = {
  done: Done | null;
  /** null if the decision cannot be undone. */
  onUndo: ((done: Done) => void) | null;
  onEnd: () => void;
};

/**
 * Announces the last decision and offers to undo it for ten seconds. Always rendered, since screen readers announce
 * only changes of an existing live region.
 */
export function UndoBar({ done, onUndo, onEnd }: Props) {
  const say = useSay();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(onEnd, OFFERED_FOR_MS);
    return () => clearTimeout(timer);
  }, [done, onEnd]);
  const count = done?.changed ?? 0;
  const words: Record<FamilyDecision, () => string> = {
    publish: () => say('condolences.queue.didPublish', { count }),
    wait: () => say('condolences.queue.didWait', { count }),
    return: () => say('condolences.queue.didReturn'),
    decline: () => say('condolences.queue.didDecline', { count }),
  };
  return (
    <div role="status" className={done ? 'rounded-lg border border-success bg-success-soft' : ''}>
      {done && (
        <p className="flex flex-wrap items-center justify-between gap-x-6 px-4 py-2">
          <span>
            {count > 0 && words[done.decision]()}{' '}
            {done.rewritten > 0 && say('condolences.queue.rewritten', { count: done.rewritten })}
          </span>
          {onUndo && count > 0 && (
            <Button variant="quiet" onClick={() => onUndo(done)}>
              {say('condolences.queue.undo')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
