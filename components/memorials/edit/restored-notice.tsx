import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useSay } from '@/lib/platform/language/use-say';

type Props = {
  /** A sentence about what the browser does not store. */
  without?: string;
  /** Relatives who were added by others, or whose private details could not be restored. */
  toCheck?: readonly string[];
  onDiscard: () => void;
};

/** Shown above an editor that has restored unsaved changes. */
export function RestoredNotice({ without, toCheck = [], onDiscard }: Props) {
  const say = useSay();
  return (
    <Banner tone="success" title={say('edit.restored.title')}>
      <p>{say('edit.restored.notSaved')}</p>
      {without && <p>{without}</p>}
      {toCheck.length > 0 && (
        <p>{say('edit.restored.familyChanged', { names: toCheck.join(', ') })}</p>
      )}
      <Button variant="quiet" onClick={onDiscard}>
        {say('edit.restored.discard')}
      </Button>
    </Banner>
  );
}
