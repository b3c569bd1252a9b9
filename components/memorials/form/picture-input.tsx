import type { ComponentProps } from 'react';

import { FileInput } from '@/components/ui/file-input';
import { Spinner } from '@/components/ui/spinner';
import { useHydrated } from '@/lib/browser/hydrated';
import { IMAGE_ACCEPT } from '@/lib/media/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { ChosenPicture } from './chosen-picture';
import { useObjectUrl } from './use-object-url';

type Props = Pick<
  ComponentProps<typeof FileInput>,
  'id' | 'label' | 'hint' | 'optional' | 'error' | 'frame' | 'onChoose'
> & {
  /** The chosen picture, or the picture of an earlier draft. */
  picture: Blob | null;
  /** The address of the memorial's current picture, shown until another is chosen. */
  currentUrl: string | null;
  currentAlt: string;
  /** True while a chosen picture is being opened. */
  busy: boolean;
  onRemove: (() => void) | undefined;
  /** A class that sets which part of a picture of another shape is visible; by default, its centre. */
  position?: string;
};

/** A file input for one picture, with a preview of the chosen or current picture. */
export function PictureInput({
  picture,
  currentUrl,
  currentAlt,
  busy,
  onRemove,
  position,
  ...field
}: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const url = useObjectUrl(picture);
  const shownUrl = url ?? currentUrl;
  return (
    <FileInput
      {...field}
      note={busy && <Spinner label={t('form.picture.opening')} />}
      accept={IMAGE_ACCEPT}
      // A file chosen before hydration would be lost.
      disabled={!hydrated}
      {...(onRemove && { onRemove })}
      picture={
        shownUrl && (
          <ChosenPicture
            key={shownUrl}
            src={shownUrl}
            alt={url ? t('form.picture.chosenAlt') : currentAlt}
            fileName={picture instanceof File ? picture.name : ''}
            className={position}
          />
        )
      }
    />
  );
}
