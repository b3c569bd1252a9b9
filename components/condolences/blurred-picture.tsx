'use client';

import { Image } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import type { ShownPicture } from '@/lib/condolences/shown-picture';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { blurPlaceholder } from '../memorials/blur-placeholder';
import { CondolencePicture, pictureAttributes } from './condolence-picture';

/** The picture of a condolence in a review list, blurred until the reviewer chooses to see it. */
export function BlurredPicture({ picture }: { picture: ShownPicture }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [isShown, setIsShown] = useState(false);
  if (isShown)
    return (
      <CondolencePicture {...pictureAttributes(picture)} alt={t('condolences.picture.sent')} />
    );
  const blur = blurPlaceholder(picture.blurhash);
  return (
    <div
      className="flex h-36 w-full max-w-64 items-center justify-center rounded-lg bg-sunken bg-cover bg-center"
      style={blur ? { backgroundImage: `url(${blur})` } : undefined}
    >
      <Button
        variant="secondary"
        onClick={() => setIsShown(true)}
        disabled={!hydrated}
        className="bg-surface"
      >
        <Image aria-hidden size={20} />
        {t('condolences.picture.show')}
      </Button>
    </div>
  );
}
