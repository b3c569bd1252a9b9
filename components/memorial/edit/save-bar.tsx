import { Button } from '../../ui/button';

type Props = {
  busy: boolean;
  /** While files are on their way nothing is saved. */
  uploading: boolean;
  disabled?: boolean;
  onCancel: () => void;
};

/** Save and Cancel, at hand at the foot of the window however long the form is. */
export const SaveBar = ({ busy, uploading, disabled, onCancel }: Props) => (
  <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3">
    <Button
      type="submit"
      disabled={disabled}
      aria-disabled={uploading}
      busy={busy}
      busyLabel="Saving…"
    >
      Save
    </Button>
    <Button variant="quiet" onClick={onCancel} disabled={busy}>
      Cancel
    </Button>
    <p role="status" className="text-ink-soft">
      {uploading && 'Please wait until the files are uploaded.'}
    </p>
  </div>
);
