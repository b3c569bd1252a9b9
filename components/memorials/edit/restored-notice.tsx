import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';

type Props = {
  /** What is not kept in the browser, in a sentence. */
  without?: string;
  /** Relatives whose private details could not be brought back. */
  lost?: readonly string[];
  onDiscard: () => void;
};

/** Above an editor that brought unsaved changes back. */
export const RestoredNotice = ({ without, lost = [], onDiscard }: Props) => (
  <Banner tone="success" title="Your changes are back.">
    <p>They are not on the memorial yet: press Save to put them there. {without}</p>
    {lost.length > 0 && (
      <p>
        The family was changed elsewhere meanwhile. Please check the private details of{' '}
        {lost.join(', ')} and enter them again: Save deletes what is empty.
      </p>
    )}
    <Button variant="quiet" className="-ms-5" onClick={onDiscard}>
      Discard these changes
    </Button>
  </Banner>
);
