import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useSay } from '@/lib/platform/language/use-say';

type Props = {
  /** What is not kept in the browser, in a sentence. */
  without?: string;
  /** Relatives who were added elsewhere, or whose private details could not be brought back. */
  toCheck?: readonly string[];
  onDiscard: () => void;
};

/** Above an editor that brought unsaved changes back. */
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
