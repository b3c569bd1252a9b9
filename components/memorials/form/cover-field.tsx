import { useRef, useState } from 'react';
import { FAULTS } from '@/lib/media/rules';
import { sayWith } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import { cropPicture } from './crop-picture';
import { closePicture, openPicture } from './open-picture';
import { PictureInput } from './picture-input';

/** The change to save: a new cover, 'none' to delete it, or null to keep the current one. */
export type CoverChange = File | 'none' | null;

type Props = {
  present: string | null;
  change: CoverChange;
  onChange: (change: CoverChange) => void;
  /** True while a chosen picture is scaled down; saving must wait. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
};

/** The input for the picture behind the portrait. It is scaled down for the upload but never cropped. */
export function CoverField({ present, change, onChange, busy, onBusy }: Props) {
  const say = useSay();
  const file = change instanceof File ? change : null;
  const current = change === null ? present : null;
  const newest = useRef(0);
  const [fault, setFault] = useState<string>();

  const choose = async (chosen: File) => {
    newest.current += 1;
    const own = newest.current;
    setFault(undefined);
    onBusy(true);
    const read = await smallEnough(chosen);
    if (own !== newest.current) return; // another picture was chosen meanwhile
    if (read instanceof File) onChange(read);
    else setFault(sayWith(say)(read));
    onBusy(false);
  };

  return (
    <PictureInput
      id="cover"
      label={say('form.cover.label')}
      hint={say('form.cover.hint')}
      optional
      error={fault}
      picture={file}
      presentUrl={current}
      presentAlt={say('form.cover.currentAlt')}
      busy={busy}
      onChoose={choose}
      onRemove={file || current ? () => onChange(present ? 'none' : null) : undefined}
      frame="aspect-3/2 w-48"
    />
  );
}

/** Returns the scaled-down picture, or a message if the file is not a readable picture. */
async function smallEnough(file: File) {
  const opened = await openPicture(file);
  if ('fault' in opened) return opened.fault;
  const { naturalWidth: width, naturalHeight: height } = opened.picture.image;
  try {
    return await cropPicture(opened.picture, { x: 0, y: 0, width, height });
  } catch {
    return FAULTS.notAnImage;
  } finally {
    closePicture(opened.picture);
  }
}
