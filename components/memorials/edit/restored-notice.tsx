import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = {
  /** A sentence that names what the browser could not store. */
  unstoredNote?: string;
  /** Names of relatives to check: those added by others, and those whose private details could not be restored. */
  relativesToCheck?: readonly string[];
  onDiscard: () => void;
};

/** Shown above an editor that has restored unsaved changes. */
export function RestoredNotice({ unstoredNote, relativesToCheck = [], onDiscard }: Props) {
  const t = useTranslate();
  return (
    <Banner tone="success" title={t('edit.restored.title')}>
      <p>{t('edit.restored.notSaved')}</p>
      {unstoredNote && <p>{unstoredNote}</p>}
      {relativesToCheck.length > 0 && (
        <p>{t('edit.restored.familyChanged', { names: relativesToCheck.join(', ') })}</p>
      )}
      <Button variant="quiet" onClick={onDiscard}>
        {t('edit.restored.discard')}
      </Button>
    </Banner>
  );
}
