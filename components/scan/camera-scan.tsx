'use client';

import { Spinner } from '../ui/spinner';
import { CameraControls } from './camera-controls';
import { CameraFaultNotice } from './camera-fault-notice';
import { useCamera } from './use-camera';

/** The camera's picture with its controls, or what stands in the camera's way. */
export function CameraScan({ onCode }: { onCode: (text: string) => void }) {
  const { state, attach, choose, retry } = useCamera(onCode);
  if (state.is === 'faulty') return <CameraFaultNotice fault={state.fault} onRetry={retry} />;
  return (
    <div className="space-y-5">
      <div className="relative overflow-hidden rounded-lg border border-line bg-sunken">
        <div ref={attach} className="min-h-52 [&_video]:max-w-none" />
        {state.is === 'starting' && (
          <div className="absolute inset-0 flex items-center justify-center">
            <Spinner label="Starting the camera…" />
          </div>
        )}
      </div>
      <p role="status" className="text-ink-soft">
        {state.is === 'running' && 'Hold the code inside the frame. It is read by itself.'}
      </p>
      {state.is === 'running' && (
        <CameraControls key={state.camera.id} camera={state.camera} onChoose={choose} />
      )}
    </div>
  );
}
