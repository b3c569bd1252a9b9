'use client';

import { Flashlight } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { logScanError } from './log-scan-error';
import type { RunningCamera } from './running-camera';
import { readPreferences, storePreferences } from './scanner-preferences';
import { startingZoom, zoomRange } from './scanner-rules';

type CameraControlsProps = { camera: RunningCamera; onChoose: (cameraId: string) => void };

/**
 * Lets the person choose a camera, and control its zoom and torch if it has them. The list of cameras stays mounted and
 * keeps the focus while another camera opens.
 */
export function CameraControls({ camera, onChoose }: CameraControlsProps) {
  const t = useTranslate();
  const { id, cameras, torch, zoom } = camera;
  return (
    <div className="space-y-5">
      <Select
        name="camera"
        label={t('scan.camera.label')}
        options={cameras.map((each, index) => ({
          value: each.id,
          label: each.name || t('scan.camera.numbered', { number: index + 1 }),
        }))}
        value={id}
        onChange={(event) => onChoose(event.target.value)}
      />
      {zoom && <ZoomSlider key={`zoom ${id}`} camera={zoom} />}
      {torch && <TorchButton torch={torch} />}
    </div>
  );
}

type Torch = NonNullable<RunningCamera['torch']>;

/** Reopening a camera turns its torch off and creates a new `torch` object, so the state is the object that was lit. */
function TorchButton({ torch }: { torch: Torch }) {
  const t = useTranslate();
  const [litTorch, setLit] = useState<Torch | null>(null);
  const isOn = litTorch === torch;
  const toggle = async () => {
    try {
      await torch.set(!isOn);
      setLit(isOn ? null : torch);
    } catch (error) {
      logScanError(error);
    }
  };
  return (
    <Button variant={isOn ? 'primary' : 'secondary'} aria-pressed={isOn} onClick={toggle}>
      <Flashlight aria-hidden size={20} />
      {t('scan.camera.torch')}
    </Button>
  );
}

/** A zoom slider from 1 to 5 in steps of 0.1 (product.md 9), within the camera's range. Stores it in the browser. */
function ZoomSlider({ camera }: { camera: NonNullable<RunningCamera['zoom']> }) {
  const t = useTranslate();
  const range = zoomRange(camera);
  const [zoom, setZoom] = useState(() => startingZoom(camera, readPreferences().zoom));
  if (!range || zoom === null) return null;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const value = event.target.valueAsNumber;
    setZoom(value);
    storePreferences({ zoom: value });
    camera.set(value).catch(logScanError);
  };
  return (
    <Field id="zoom" label={t('scan.camera.zoom')}>
      {(links) => (
        <div className="flex items-center gap-4">
          <input
            {...links}
            type="range"
            {...range}
            value={zoom}
            onChange={change}
            aria-valuetext={t('scan.camera.times', { zoom: zoom.toFixed(1) })}
            className="min-h-target flex-1 accent-primary"
          />
          <span aria-hidden="true" className="w-14 text-end tabular-nums">
            {zoom.toFixed(1)} ×
          </span>
        </div>
      )}
    </Field>
  );
}
