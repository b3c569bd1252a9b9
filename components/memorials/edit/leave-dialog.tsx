import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

type Props = {
  /** Whether this browser could store the changes. */
  isKept: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
};

/** Asked by Cancel when something was changed: the changes stay in this browser, or are given up. */
export const LeaveDialog = ({ isKept, onStay, onKeep, onDiscard }: Props) => (
  <Dialog
    open
    title="Leave without saving?"
    onClose={onStay}
    actions={
      <>
        <Button variant="secondary" onClick={onDiscard}>
          Discard changes
        </Button>
        {isKept ? (
          <Button onClick={onKeep}>Keep for later</Button>
        ) : (
          <Button onClick={onStay}>Go on editing</Button>
        )}
      </>
    }
  >
    <p>
      Your changes are not on the memorial yet.{' '}
      {isKept
        ? 'They can wait in this browser, except identity numbers: the form brings them back when you open it again.'
        : 'This browser cannot keep them.'}
    </p>
  </Dialog>
);
