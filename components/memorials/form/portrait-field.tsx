import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { translateWith } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { LoadedPicture } from './load-picture';
import { PictureInput } from './picture-input';

/** Loaded when the first file is chosen. Resolves to null if loading fails. */
const loadCropper = async () => {
  try {
    const [{ CropDialog }, pictures] = await Promise.all([
      import('./crop-dialog'),
      import('./load-picture'),
    ]);
    return { CropDialog, ...pictures };
  } catch {
    return null;
  }
};
type Cropper = NonNullable<Awaited<ReturnType<typeof loadCropper>>>;
type Cropping = Pick<Cropper, 'CropDialog' | 'releasePicture'> & { picture: LoadedPicture };

type Props = {
  /** The chosen picture, or the picture of an earlier draft. */
  picture: Blob | null;
  /** The address of the memorial's current picture, shown until another is chosen. */
  currentUrl?: string | null;
  hint: ReactNode;
  error: string | undefined;
  onChange: (file: File) => void;
  onRemove?: (() => void) | undefined;
};

/**
 * The input for the portrait, which is cropped to 4:5 if this browser can show it. An unreadable file is reported below
 * the field.
 */
export function PortraitField({
  picture,
  currentUrl = null,
  hint,
  error,
  onChange,
  onRemove,
}: Props) {
  const t = useTranslate();
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [busy, setBusy] = useState(false);
  const [readError, setReadError] = useState<string>();

  const choose = async (file: File) => {
    setReadError(undefined);
    setBusy(true);
    const cropper = await loadCropper();
    const opened = await cropper?.loadPicture(file);
    setBusy(false);
    if (opened && 'fault' in opened) setReadError(translateWith(t)(opened.fault));
    else if (cropper && opened?.picture) setCropping({ ...cropper, picture: opened.picture });
    else onChange(file);
  };
  const close = () => {
    if (cropping) cropping.releasePicture(cropping.picture);
    setCropping(null);
  };
  const acceptCropped = (file: File) => {
    close();
    onChange(file);
  };

  return (
    <>
      <PictureInput
        id="profileImage"
        label={t('form.picture.label')}
        hint={hint}
        error={readError ?? error}
        picture={picture}
        currentUrl={currentUrl}
        currentAlt={t('form.picture.currentAlt')}
        busy={busy}
        onChoose={choose}
        onRemove={onRemove}
        frame="aspect-4/5 w-32 rounded-t-full"
        position="object-[50%_30%]"
      />
      {cropping &&
        // A portal outside the form, so that Enter in the dialog does not submit the form.
        createPortal(
          <cropping.CropDialog picture={cropping.picture} onUse={acceptCropped} onClose={close} />,
          document.body,
        )}
    </>
  );
}
