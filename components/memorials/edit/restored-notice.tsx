import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';

type Props = {
  /** What is not kept in the browser, in a sentence. */
  without?: string;
  /** Relatives who were added elsewhere, or whose private details could not be brought back. */
  toCheck?: readonly string[];
  onDiscard: () => void;
};

/** Above an editor that brought unsaved changes back. */
export const RestoredNotice = ({ without, toCheck = [], onDiscard }: Props) => (
  <Banner tone="success" title="Your changes are back.">
    <p>They are not on the memorial yet: press Save to put them there. {without}</p>
    {toCheck.length > 0 && (
      <p>
        The family was changed elsewhere meanwhile. Please check these relatives before you save:{' '}
        {toCheck.join(', ')}. Private details that could not be brought back are empty, and Save
        deletes what is empty.
      </p>
    )}
    <Button variant="quiet" className="-ms-5" onClick={onDiscard}>
      Discard these changes
    </Button>
  </Banner>
);
