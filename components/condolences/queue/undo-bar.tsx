import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import type { QueuedCondolence } from '@/lib/condolences/queries/family-queue';
import type { FamilyDecision } from '@/lib/condolences/state-rules';
import { useSay } from '@/lib/platform/language/use-say';

/** A condolence with the words that were on the page. */
export type Read = Pick<QueuedCondolence, 'id' | 'revision'>;
export type Done = {
  read: Read[];
  decision: FamilyDecision;
  changed: number;
  /** Of how many the author had changed the words meanwhile. */
  rewritten: number;
};

const OFFERED_FOR_MS = 10_000;

type Props = {
  done: Done | null;
  /** null where there is no way back. */
  onUndo: ((done: Done) => void) | null;
  onEnd: () => void;
};

/** Says what has just been decided, and takes it back, for ten seconds. Always there, so that it is announced. */
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
