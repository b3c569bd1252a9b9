import { useTranslate } from '@/lib/platform/language/use-translate';
import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type CropArea, cropPicture } from './crop-picture';
import type { LoadedPicture } from './load-picture';

const PORTRAIT_ASPECT = 4 / 5;
const MAX_ZOOM = 4;

type Props = { picture: LoadedPicture; onUse: (file: File) => void; onClose: () => void };

/** A dialog that crops a picture to the portrait's arch, by touch, mouse, wheel or keyboard. */
export function CropDialog({ picture, onUse, onClose }: Props) {
  const t = useTranslate();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [busy, setBusy] = useState(false);

  const confirmCrop = async () => {
    setBusy(true);
    onUse(area ? await cropPicture(picture, area) : picture.file);
  };

  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
      <Button
        onClick={confirmCrop}
        disabled={!area}
        busy={busy}
        busyLabel={t('form.crop.cropping')}
      >
        {t('form.crop.use')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={t('form.crop.title')}
      closeLabel={t('ui.close')}
      onClose={onClose}
      actions={actions}
    >
      <p className="mb-4 text-sm text-ink-soft">{t('form.crop.hint')}</p>
      <div className="relative h-[min(26rem,50dvh)] overflow-hidden rounded-lg bg-sunken">
        <Cropper
          image={picture.url}
          aspect={PORTRAIT_ASPECT}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          showGrid={false}
          classes={{ cropAreaClassName: 'rounded-t-full' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          keyboardStep={10}
          disableAutomaticStylesInjection // the content security policy blocks injected styles
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': t('form.crop.area') }}
        />
      </div>
      <label htmlFor="crop-zoom" className="mt-4 block font-semibold">
        {t('form.crop.zoom')}
      </label>
      <input
        id="crop-zoom"
        type="range"
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        onChange={({ target }) => setZoom(Number(target.value))}
        className="block min-h-target w-full accent-primary"
      />
    </Dialog>
  );
}
