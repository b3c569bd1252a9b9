import { useState } from 'react';
import { FileInput } from '@/components/ui/file-input';
import { Spinner } from '@/components/ui/spinner';
import { useHydrated } from '@/lib/browser/hydrated';
import { IMAGE_ACCEPT } from '@/lib/media/rules';
import { sayWith } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import { cropPicture } from './crop-picture';
import { closePicture, openPicture } from './open-picture';
import { useObjectUrl } from './use-object-url';

/** What somebody wants of a cover: another picture, none any more, or null: what there is. */
export type CoverChange = File | 'none' | null;

type Props = {
  /** The address of the present cover; null where there is none. */
  present: string | null;
  change: CoverChange;
  onChange: (change: CoverChange) => void;
};

/** The picture behind the portrait: chosen, made small enough to send, and shown. It is never cropped. */
export function CoverField({ present, change, onChange }: Props) {
  const say = useSay();
  const hydrated = useHydrated();
  const file = change instanceof File ? change : null;
  const url = useObjectUrl(file);
  const shown = url ?? (change === null ? present : null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const choose = async (chosen: File) => {
    setFault(undefined);
    setBusy(true);
    const opened = await openPicture(chosen);
    if ('fault' in opened) setFault(sayWith(say)(opened.fault));
    else {
      const { naturalWidth: width, naturalHeight: height } = opened.picture.image;
      onChange(await cropPicture(opened.picture, { x: 0, y: 0, width, height }));
      closePicture(opened.picture);
    }
    setBusy(false);
  };

  return (
    <FileInput
      id="cover"
      label={say('form.cover.label')}
      hint={say('form.cover.hint')}
      optional
      error={fault}
      note={busy && <Spinner label={say('form.picture.opening')} />}
      accept={IMAGE_ACCEPT}
      disabled={!hydrated}
      onChoose={choose}
      {...(shown && { onRemove: () => onChange(present ? 'none' : null) })}
      frame="aspect-3/2 w-48"
      picture={
        shown && (
          // biome-ignore lint/performance/noImgElement: a file that is still in this browser.
          <img
            src={shown}
            alt={say(url ? 'form.picture.chosenAlt' : 'form.cover.currentAlt')}
            className="size-full object-cover"
          />
        )
      }
    />
  );
}
