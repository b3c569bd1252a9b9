'use client';

import { useEffect, useRef } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Spinner } from '../ui/spinner';
import { CameraControls } from './camera-controls';
import { CameraErrorNotice } from './camera-error-notice';
import { ScanTips } from './scan-tips';
import { type CameraState, useCamera } from './use-camera';

type CameraScanProps = {
  onCode: (text: string) => void;
  /** True if it replaces an element that had the focus. */
  takesFocus: boolean;
};

/** The camera's live picture and controls, or the reason why the camera does not work. */
export function CameraScan({ onCode, takesFocus }: CameraScanProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, attach, choose, retry } = useCamera(onCode);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const tryAgain = () => {
    heading.current?.focus(); // the button disappears
    retry();
  };
  return (
    <section className="space-y-5">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('scan.camera.title')}
      </h2>
      {state.is === 'faulty' ? (
        <CameraErrorNotice fault={state.fault} onRetry={tryAgain} />
      ) : (
        <CameraView state={state} attach={attach} onChoose={choose} />
      )}
    </section>
  );
}

type CameraViewProps = {
  state: Exclude<CameraState, { is: 'faulty' }>;
  attach: (host: HTMLElement | null) => undefined | (() => void);
  onChoose: (cameraId: string) => void;
};

function CameraView({ state, attach, onChoose }: CameraViewProps) {
  const t = useTranslate();
  return (
    <>
      <div className="relative overflow-hidden rounded-lg border border-line bg-sunken">
        <div ref={attach} className="min-h-52 [&_video]:max-w-none" />
        {state.is === 'starting' && (
          <div className="absolute inset-0 flex items-center justify-center">
            <Spinner label={t('scan.camera.starting')} />
          </div>
        )}
      </div>
      {/* Two regions: one that changes is read out as a whole. */}
      <div role="status">
        {state.is === 'running' && <p className="text-ink-soft">{t('scan.camera.hold')}</p>}
      </div>
      <div role="status">
        {state.is === 'running' && state.foundNothing && <ScanTips after="camera" />}
      </div>
      {state.camera && <CameraControls camera={state.camera} onChoose={onChoose} />}
    </>
  );
}
