import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { sayWith } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import { closePicture, type OpenPicture, openPicture } from './open-picture';
import { PictureInput } from './picture-input';

/** Loaded when the first file is chosen. Resolves to null if loading fails. */
const loadCropper = () =>
  import('./crop-dialog').then(
    ({ CropDialog }) => CropDialog,
    () => null,
  );
type Cropping = {
  picture: OpenPicture;
  CropDialog: NonNullable<Awaited<ReturnType<typeof loadCropper>>>;
};

type Props = {
  /** The chosen picture, or the one saved earlier. */
  picture: Blob | null;
  /** The address of the current picture, shown until another is chosen. */
  presentUrl?: string | null;
  hint: ReactNode;
  error: string | undefined;
  onChange: (file: File) => void;
  onRemove?: (() => void) | undefined;
};

/** The input for the portrait, which is cropped to 4:5. An unreadable file is reported below the field. */
export function PictureField({
  picture,
  presentUrl = null,
  hint,
  error,
  onChange,
  onRemove,
}: Props) {
  const say = useSay();
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const choose = async (file: File) => {
    setFault(undefined);
    setBusy(true);
    const [opened, CropDialog] = await Promise.all([openPicture(file), loadCropper()]);
    setBusy(false);
    if ('fault' in opened) setFault(sayWith(say)(opened.fault));
    else if (CropDialog) setCropping({ picture: opened.picture, CropDialog });
    else onChange(file);
  };
  const close = () => {
    if (cropping) closePicture(cropping.picture);
    setCropping(null);
  };
  const use = (file: File) => {
    close();
    onChange(file);
  };

  return (
    <>
      <PictureInput
        id="profileImage"
        label={say('form.picture.label')}
        hint={hint}
        error={fault ?? error}
        picture={picture}
        presentUrl={presentUrl}
        presentAlt={say('form.picture.currentAlt')}
        busy={busy}
        onChoose={choose}
        onRemove={onRemove}
        frame="aspect-4/5 w-32 rounded-t-full"
        position="object-[50%_30%]"
      />
      {cropping &&
        // A portal outside the form, so that Enter in the dialog does not submit the form.
        createPortal(
          <cropping.CropDialog picture={cropping.picture} onUse={use} onClose={close} />,
          document.body,
        )}
    </>
  );
}
