import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { FileInput } from '@/components/forms/file-input';
import { Spinner } from '@/components/ui/spinner';
import { useHydrated } from '@/lib/client/hydrated';
import { IMAGE_ACCEPT } from '@/lib/media/rules';
import { closePicture, type OpenPicture, openPicture } from './open-picture';
import { useObjectUrl } from './use-object-url';

/** Loaded when the first file is chosen: the page itself stays light. null when it cannot be had. */
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
  /** What is shown: the choice, or what was saved before. */
  picture: Blob | null;
  /** The address of the picture that is there already, shown without a choice. */
  presentUrl?: string | null;
  hint: ReactNode;
  error: string | undefined;
  onChange: (file: File) => void;
  onRemove?: (() => void) | undefined;
};

/** The portrait: a file is chosen, cropped to 4:5 and shown. What cannot be read is said below the field. */
export function PictureField({ picture, presentUrl, hint, error, onChange, onRemove }: Props) {
  const hydrated = useHydrated();
  const url = useObjectUrl(picture);
  const shown = url ?? presentUrl;
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const choose = async (file: File) => {
    setFault(undefined);
    setBusy(true);
    const [opened, CropDialog] = await Promise.all([openPicture(file), loadCropper()]);
    setBusy(false);
    if ('fault' in opened) setFault(opened.fault);
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
      <FileInput
        id="profileImage"
        label="Profile picture"
        hint={hint}
        error={fault ?? error}
        note={busy && <Spinner label="Opening the picture…" />}
        accept={IMAGE_ACCEPT}
        // A file that is chosen before the page's scripts run would be lost.
        disabled={!hydrated}
        onChoose={choose}
        {...(onRemove && { onRemove })}
        picture={
          shown && (
            // biome-ignore lint/performance/noImgElement: a file of this very browser.
            <img
              src={shown}
              alt={url ? 'Your choice' : 'Present portrait'}
              className="size-full object-cover"
            />
          )
        }
      />
      {cropping &&
        // Outside the form: Enter in the dialog must not send it.
        createPortal(
          <cropping.CropDialog picture={cropping.picture} onUse={use} onClose={close} />,
          document.body,
        )}
    </>
  );
}
