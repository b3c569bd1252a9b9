'use client';

import { Flashlight } from 'lucide-react';
import { useState } from 'react';
import { Select } from '../forms/select';
import { Button } from '../ui/button';
import { logScanError } from './log-scan-error';
import type { RunningCamera } from './running-camera';
import { ZoomSlider } from './zoom-slider';

type CameraControlsProps = { camera: RunningCamera; onChoose: (cameraId: string) => void };

/**
 * Which camera, its light and its zoom; what a camera cannot do is not shown. The choice of a camera
 * stays where it is, with the focus, while another one opens.
 */
export function CameraControls({ camera, onChoose }: CameraControlsProps) {
  const { id, cameras, torch, zoom } = camera;
  return (
    <div className="space-y-5">
      <Select
        name="camera"
        label="Camera"
        options={cameras.map((each) => ({ value: each.id, label: each.name }))}
        value={id}
        onChange={(event) => onChoose(event.target.value)}
      />
      {zoom && <ZoomSlider key={`zoom ${id}`} camera={zoom} />}
      {torch && <TorchButton torch={torch} />}
    </div>
  );
}

type Torch = NonNullable<RunningCamera['torch']>;

/** A camera that was opened again is dark again, and has a torch of its own. */
function TorchButton({ torch }: { torch: Torch }) {
  const [lit, setLit] = useState<Torch | null>(null);
  const isOn = lit === torch;
  const turn = async () => {
    try {
      await torch.set(!isOn);
      setLit(isOn ? null : torch);
    } catch (error) {
      logScanError(error);
    }
  };
  return (
    <Button variant={isOn ? 'primary' : 'secondary'} aria-pressed={isOn} onClick={turn}>
      <Flashlight aria-hidden size={20} />
      Torch
    </Button>
  );
}
