import { Check } from 'lucide-react';

type Props = {
  /** Whether the browser could store what was typed; null until that is known. */
  kept: boolean | null;
  /** The chosen picture; null once the server has it. */
  picture: File | null;
  isPictureKept: boolean;
};

/** Says whether the browser stores what is typed; nothing until that is known. */
export const SavedNote = ({ kept, picture, isPictureKept }: Props) => (
  <p role="status" className="flex items-center gap-1.5 text-ink-soft">
    {kept === true && (
      <>
        <Check aria-hidden size={18} className="text-success" />{' '}
        {picture && !isPictureKept ? 'Saved, except the picture' : 'Saved'}
      </>
    )}
    {kept === false && "Not saved. Your browser's storage is full."}
  </p>
);
