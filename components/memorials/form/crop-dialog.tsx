import { useSay } from '@/lib/platform/language/use-say';
import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { cropPicture, type Part } from './crop-picture';
import type { OpenPicture } from './open-picture';

const PORTRAIT = 4 / 5;
const MAX_ZOOM = 4;

type Props = { picture: OpenPicture; onUse: (file: File) => void; onClose: () => void };

/** A dialog that crops a picture to the portrait's arch, by touch, mouse, wheel or keyboard. */
export function CropDialog({ picture, onUse, onClose }: Props) {
  const say = useSay();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Part | null>(null);
  const [busy, setBusy] = useState(false);

  const use = async () => {
    setBusy(true);
    onUse(part ? await cropPicture(picture, part) : picture.file);
  };

  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {say('ui.cancel')}
      </Button>
      <Button onClick={use} disabled={!part} busy={busy} busyLabel={say('form.crop.cropping')}>
        {say('form.crop.use')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={say('form.crop.title')}
      closeLabel={say('ui.close')}
      onClose={onClose}
      actions={actions}
    >
      <p className="mb-4 text-sm text-ink-soft">{say('form.crop.hint')}</p>
      <div className="relative h-[min(26rem,50dvh)] overflow-hidden rounded-lg bg-sunken">
        <Cropper
          image={picture.url}
          aspect={PORTRAIT}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          showGrid={false}
          classes={{ cropAreaClassName: 'rounded-t-full' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setPart(pixels)}
          keyboardStep={10}
          disableAutomaticStylesInjection // the content security policy blocks injected styles
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': say('form.crop.area') }}
        />
      </div>
      <label htmlFor="crop-zoom" className="mt-4 block font-semibold">
        {say('form.crop.zoom')}
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
