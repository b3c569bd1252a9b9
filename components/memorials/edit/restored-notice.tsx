import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';

type Props = {
  /** What is not kept in the browser, in a sentence. */
  without?: string;
  onDiscard: () => void;
};

/** Above an editor that brought unsaved changes back. */
export const RestoredNotice = ({ without, onDiscard }: Props) => (
  <Banner tone="success" title="Your changes are back.">
    <p>They are not on the memorial yet: press Save to put them there. {without}</p>
    <Button variant="quiet" className="-ml-5" onClick={onDiscard}>
      Discard these changes
    </Button>
  </Banner>
);
