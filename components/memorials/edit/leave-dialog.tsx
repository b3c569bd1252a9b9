import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { exceptInBrackets } from '@/components/ui/except-for';

export type LeaveDialogProps = {
  /** Whether there are changes that wait in this browser. Files that are not added yet cannot. */
  canWait: boolean;
  /** What cannot wait in any case. */
  without: readonly string[];
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
};

/** Asked by Cancel when something was changed: the changes stay in this browser, or are given up. */
export const LeaveDialog = ({ canWait, without, ...act }: LeaveDialogProps) => (
  <Dialog
    open
    title="Leave without saving?"
    closeLabel="Close"
    onClose={act.onStay}
    actions={
      <>
        <Button variant="secondary" onClick={act.onDiscard}>
          Discard changes
        </Button>
        {canWait ? (
          <Button onClick={act.onKeep}>Keep for later</Button>
        ) : (
          <Button onClick={act.onStay}>Go on editing</Button>
        )}
      </>
    }
  >
    <p>
      {canWait
        ? `Your changes are not on the memorial yet. We can keep them in this browser${exceptInBrackets(without)} until you open the form again.`
        : 'What you changed or chose is not on the memorial yet, and it cannot wait in this browser.'}
    </p>
  </Dialog>
);
