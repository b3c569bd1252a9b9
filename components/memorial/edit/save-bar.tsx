import { Button } from '../../ui/button';

type Props = { busy: boolean; disabled?: boolean; onCancel: () => void };

/** Save and Cancel, at hand at the foot of the window however long the form is. */
export const SaveBar = ({ busy, disabled, onCancel }: Props) => (
  <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap gap-3 border-t border-line bg-paper px-4 py-3">
    <Button type="submit" disabled={disabled} busy={busy} busyLabel="Saving…">
      Save
    </Button>
    <Button variant="quiet" onClick={onCancel} disabled={busy}>
      Cancel
    </Button>
  </div>
);
