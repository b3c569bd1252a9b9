import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = {
  /** A sentence about what the browser does not store. */
  without?: string;
  /** Relatives who were added by others, or whose private details could not be restored. */
  toCheck?: readonly string[];
  onDiscard: () => void;
};

/** Shown above an editor that has restored unsaved changes. */
export function RestoredNotice({ without, toCheck = [], onDiscard }: Props) {
  const t = useTranslate();
  return (
    <Banner tone="success" title={t('edit.restored.title')}>
      <p>{t('edit.restored.notSaved')}</p>
      {without && <p>{without}</p>}
      {toCheck.length > 0 && (
        <p>{t('edit.restored.familyChanged', { names: toCheck.join(', ') })}</p>
      )}
      <Button variant="quiet" onClick={onDiscard}>
        {t('edit.restored.discard')}
      </Button>
    </Banner>
  );
}
