import { useRef, useState } from 'react';
import { MEDIA_ERROR_MESSAGES } from '@/lib/media/rules';
import { translateWith } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { cropPicture } from './crop-picture';
import { loadPicture, releasePicture } from './load-picture';
import { PictureInput } from './picture-input';

/** The change to save: a new cover, 'none' to delete the current one, or null to keep it. */
export type CoverChange = File | 'none' | null;

type Props = {
  currentUrl: string | null;
  change: CoverChange;
  onChange: (change: CoverChange) => void;
  /** True while a chosen picture is being scaled down; saving must wait until then. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
};

/** The input for the picture behind the portrait. The picture is scaled down for the upload but never cropped. */
export function CoverField({ currentUrl, change, onChange, busy, onBusy }: Props) {
  const t = useTranslate();
  const file = change instanceof File ? change : null;
  const shownUrl = change === null ? currentUrl : null;
  const latestChoice = useRef(0);
  const [readError, setReadError] = useState<string>();

  const choose = async (chosen: File) => {
    latestChoice.current += 1;
    const thisChoice = latestChoice.current;
    setReadError(undefined);
    onBusy(true);
    const result = await scaleDown(chosen);
    if (thisChoice !== latestChoice.current) return; // another picture was chosen meanwhile
    if (result instanceof File) onChange(result);
    else setReadError(translateWith(t)(result));
    onBusy(false);
  };

  return (
    <PictureInput
      id="cover"
      label={t('form.cover.label')}
      hint={t('form.cover.hint')}
      optional
      error={readError}
      picture={file}
      currentUrl={shownUrl}
      currentAlt={t('form.cover.currentAlt')}
      busy={busy}
      onChoose={choose}
      onRemove={file || shownUrl ? () => onChange(currentUrl ? 'none' : null) : undefined}
      frame="aspect-3/2 w-48"
    />
  );
}

/** Returns the picture, scaled down if this browser can show it, or a message if it is not a readable picture. */
async function scaleDown(file: File) {
  const opened = await loadPicture(file);
  if ('fault' in opened) return opened.fault;
  if (!opened.picture) return file;
  const { naturalWidth: width, naturalHeight: height } = opened.picture.image;
  try {
    return await cropPicture(opened.picture, { x: 0, y: 0, width, height });
  } catch {
    return MEDIA_ERROR_MESSAGES.notAnImage;
  } finally {
    releasePicture(opened.picture);
  }
}
