import { Check } from 'lucide-react';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = {
  /** True if the browser could store the form, null while that is unknown. */
  isStored: boolean | null;
  picture: File | null;
  isPictureStored: boolean;
};

/** Shows whether the browser has stored the form. Empty while that is unknown. */
export function SavedNote({ isStored, picture, isPictureStored }: Props) {
  const t = useTranslate();
  const isPictureLost = picture && !isPictureStored;
  return (
    <p role="status" className="flex items-center gap-1.5 text-ink-soft">
      {isStored === true && (
        <>
          <Check aria-hidden size={18} className="text-success" />{' '}
          {t(isPictureLost ? 'create.kept.savedWithoutPicture' : 'create.kept.saved')}
        </>
      )}
      {isStored === false && t('create.kept.notSaved')}
    </p>
  );
}
