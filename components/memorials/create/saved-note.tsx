import { Check } from 'lucide-react';
import { useSay } from '@/lib/platform/language/use-say';

type Props = {
  /** Whether the browser could store the form; null while unknown. */
  kept: boolean | null;
  picture: File | null;
  isPictureKept: boolean;
};

/** Says whether the browser has stored the form. Empty while that is unknown. */
export function SavedNote({ kept, picture, isPictureKept }: Props) {
  const say = useSay();
  const isPictureLost = picture && !isPictureKept;
  return (
    <p role="status" className="flex items-center gap-1.5 text-ink-soft">
      {kept === true && (
        <>
          <Check aria-hidden size={18} className="text-success" />{' '}
          {say(isPictureLost ? 'create.kept.savedWithoutPicture' : 'create.kept.saved')}
        </>
      )}
      {kept === false && say('create.kept.notSaved')}
    </p>
  );
}
