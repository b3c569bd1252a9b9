import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useList } from '@/lib/platform/language/use-list';
import { useTranslate } from '@/lib/platform/language/use-translate';

export type LeaveDialogProps = {
  /** Whether the changes are stored in this browser. Unsent files cannot be. */
  canWait: boolean;
  /** Labels of the changes that are never stored. */
  without: readonly string[];
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
};

/** Asks on Cancel whether unsaved changes should stay in this browser or be discarded. */
export function LeaveDialog({ canWait, without, ...act }: LeaveDialogProps) {
  const t = useTranslate();
  const listOf = useList();
  return (
    <Dialog
      open
      title={t('edit.leave.title')}
      closeLabel={t('ui.close')}
      onClose={act.onStay}
      actions={
        <>
          <Button variant="secondary" onClick={act.onDiscard}>
            {t('edit.leave.discard')}
          </Button>
          {canWait ? (
            <Button onClick={act.onKeep}>{t('edit.leave.keep')}</Button>
          ) : (
            <Button onClick={act.onStay}>{t('edit.leave.stay')}</Button>
          )}
        </>
      }
    >
      <p>
        {!canWait && t('edit.leave.cannotWait')}
        {canWait && without.length === 0 && t('edit.leave.canWait')}
        {canWait &&
          without.length > 0 &&
          t('edit.leave.canWaitExcept', { things: listOf(without) })}
      </p>
    </Dialog>
  );
}
