'use client';

import { type ChangeEvent, useState } from 'react';
import { Field } from '../forms/field';
import { logScanError } from './log-scan-error';
import type { RunningCamera } from './running-camera';
import { keepPreferences, readPreferences } from './scanner-preferences';
import { startingZoom, zoomRange } from './scanner-rules';

/** From 1 to 5 in steps of 0.1 (spec 9), as far as the camera goes. What is chosen is kept. */
export function ZoomSlider({ camera }: { camera: NonNullable<RunningCamera['zoom']> }) {
  const range = zoomRange(camera);
  const [zoom, setZoom] = useState(() => startingZoom(camera, readPreferences().zoom));
  if (!range || zoom === null) return null;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const value = event.target.valueAsNumber;
    setZoom(value);
    keepPreferences({ zoom: value });
    camera.set(value).catch(logScanError);
  };
  return (
    <Field id="zoom" label="Zoom">
      {(links) => (
        <div className="flex items-center gap-4">
          <input
            {...links}
            type="range"
            {...range}
            value={zoom}
            onChange={change}
            aria-valuetext={`${zoom.toFixed(1)} times`}
            className="min-h-target flex-1 accent-primary"
          />
          <span aria-hidden="true" className="w-14 text-right tabular-nums">
            {zoom.toFixed(1)} ×
          </span>
        </div>
      )}
    </Field>
  );
}
