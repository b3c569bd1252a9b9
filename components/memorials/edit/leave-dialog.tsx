import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useList } from '@/lib/platform/language/use-list';
import { useSay } from '@/lib/platform/language/use-say';

export type LeaveDialogProps = {
  /** Whether the changes are stored in this browser. Unsent files cannot be. */
  canWait: boolean;
  /** Labels of the changes that are not stored in any case. */
  without: readonly string[];
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
};

/** Asks on Cancel whether unsaved changes should stay in this browser or be discarded. */
export function LeaveDialog({ canWait, without, ...act }: LeaveDialogProps) {
  const say = useSay();
  const listOf = useList();
  return (
    <Dialog
      open
      title={say('edit.leave.title')}
      closeLabel={say('ui.close')}
      onClose={act.onStay}
      actions={
        <>
          <Button variant="secondary" onClick={act.onDiscard}>
            {say('edit.leave.discard')}
          </Button>
          {canWait ? (
            <Button onClick={act.onKeep}>{say('edit.leave.keep')}</Button>
          ) : (
            <Button onClick={act.onStay}>{say('edit.leave.stay')}</Button>
          )}
        </>
      }
    >
      <p>
        {!canWait && say('edit.leave.cannotWait')}
        {canWait && without.length === 0 && say('edit.leave.canWait')}
        {canWait &&
          without.length > 0 &&
          say('edit.leave.canWaitExcept', { things: listOf(without) })}
      </p>
    </Dialog>
  );
}
