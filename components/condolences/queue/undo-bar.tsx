import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import type { QueuedCondolence } from '@/lib/condolences/queries/family-queue';
import type { FamilyDecision } from '@/lib/condolences/state-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';

/** Identifies a condolence and the revision of its text that the family reviewed, and where it was. */
export type ReviewedCondolence = Pick<QueuedCondolence, 'id' | 'revision' | 'state' | 'reports'>;
export type LastDecision = {
  reviewed: ReviewedCondolence[];
  decision: FamilyDecision;
  changed: number;
  /** How many were left unchanged because their authors had edited them in the meantime. */
  rewritten: number;
};

const UNDO_TIMEOUT_MS = 10_000;

type Props = {
  lastDecision: LastDecision | null;
  /** null if the decision cannot be undone. */
  onUndo: ((lastDecision: LastDecision) => void) | null;
  onEnd: () => void;
};

/**
 * Announces the last decision and offers to undo it for ten seconds. Always rendered, since screen readers announce
 * only changes to an existing live region.
 */
export function UndoBar({ lastDecision, onUndo, onEnd }: Props) {
  const t = useTranslate();
  useEffect(() => {
    if (!lastDecision) return;
    const timer = setTimeout(onEnd, UNDO_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [lastDecision, onEnd]);
  const count = lastDecision?.changed ?? 0;
  // Reported ones are answered one by one.
  const isKept = lastDecision?.reviewed.some(
    ({ reports, state }) => reports > 0 && state === 'published',
  );
  const messages: Record<FamilyDecision, () => string> = {
    publish: () =>
      isKept ? t('condolences.queue.didKeep') : t('condolences.queue.didPublish', { count }),
    wait: () => t('condolences.queue.didWait', { count }),
    return: () => t('condolences.queue.didReturn'),
    decline: () => t('condolences.queue.didDecline', { count }),
  };
  return (
    <div
      role="status"
      className={lastDecision ? 'rounded-lg border border-success bg-success-soft' : ''}
    >
      {lastDecision && (
        <p className="flex flex-wrap items-center justify-between gap-x-6 px-4 py-2">
          <span>
            {count > 0 && messages[lastDecision.decision]()}{' '}
            {lastDecision.rewritten > 0 &&
              t('condolences.queue.rewritten', { count: lastDecision.rewritten })}
          </span>
          {onUndo && count > 0 && (
            <Button variant="quiet" onClick={() => onUndo(lastDecision)}>
              {t('condolences.queue.undo')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
