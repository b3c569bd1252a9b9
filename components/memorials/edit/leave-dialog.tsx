import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useList } from '@/lib/platform/language/use-list';
import { useTranslate } from '@/lib/platform/language/use-translate';

export type LeaveDialogProps = {
  /** Whether this browser has stored the changes. Files that are not uploaded yet cannot be stored. */
  canKeep: boolean;
  /** Labels of the changes that the browser cannot store. */
  unstoredLabels: readonly string[];
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
};

/** Shown after Cancel: asks whether to keep unsaved changes in this browser or to discard them. */
export function LeaveDialog({ canKeep, unstoredLabels, ...handlers }: LeaveDialogProps) {
  const t = useTranslate();
  const listOf = useList();
  return (
    <Dialog
      open
      title={t('edit.leave.title')}
      closeLabel={t('ui.close')}
      onClose={handlers.onStay}
      actions={
        <>
          <Button variant="secondary" onClick={handlers.onDiscard}>
            {t('edit.leave.discard')}
          </Button>
          {canKeep ? (
            <Button onClick={handlers.onKeep}>{t('edit.leave.keep')}</Button>
          ) : (
            <Button onClick={handlers.onStay}>{t('edit.leave.stay')}</Button>
          )}
        </>
      }
    >
      <p>
        {!canKeep && t('edit.leave.cannotWait')}
        {canKeep && unstoredLabels.length === 0 && t('edit.leave.canWait')}
        {canKeep &&
          unstoredLabels.length > 0 &&
          t('edit.leave.canWaitExcept', { things: listOf(unstoredLabels) })}
      </p>
    </Dialog>
  );
}
