import { useCallback, useEffect, useState } from 'react';
import { drawFitted, pixelsOf } from './draw-canvas';
import { logScanError } from './log-scan-error';
import { openCamera } from './open-camera';
import type { RunningCamera } from './running-camera';
import { readPreferences, storePreferences } from './scanner-preferences';
import { type CameraError, FRAME_PIXELS, startingZoom } from './scanner-rules';
import { detectCode } from './search/detect-code';
import { findInWorker } from './search/find-in-worker';
import { type FrameReaders, searchFrames } from './search-frames';
import { watchSize } from './watch-size';

export type CameraState =
  /** `camera` is the one that ran before. Its controls stay mounted, so that they keep the focus. */
  | { is: 'starting'; camera: RunningCamera | null }
  /** `foundNothing`: it has run for a while, and no code was read. */
  | { is: 'running'; camera: RunningCamera; foundNothing: boolean }
  | { is: 'faulty'; fault: CameraError };

const STARTING: CameraState = { is: 'starting', camera: null };

/**
 * Runs the camera last chosen in this browser, else the rear camera, while the page is visible and an element with
 * `attach` as its ref is mounted. `choose` opens another one, `retry` the same one again. `onCode` receives the
 * text of the first code.
 */
export function useCamera(onCode: (text: string) => void) {
  const [state, setState] = useState(STARTING);
  const [choice, setChoice] = useState<{ id: string | null }>({ id: null });

  /** Closes the camera and reopens it if the page is visible. A fault stays until `retry`. */
  const reopen = useCallback(() => {
    setState((previous) =>
      previous.is === 'faulty' ? previous : { is: 'starting', camera: previous.camera },
    );
    setChoice(({ id }) => ({ id }));
  }, []);

  // A ref callback's cleanup runs before its element leaves the page; an effect's cleanup runs afterwards.
  const attach = useCallback(
    (host: HTMLElement | null): undefined | (() => void) => {
      if (!host || document.hidden) return;
      let stopWatching = () => {};
      let stopSearching = () => {};
      const close = openCamera(host, choice.id ?? readPreferences().cameraId, {
        onRunning: (camera) => {
          applyStoredZoom(camera);
          setState({ is: 'running', camera, foundNothing: false });
          const video = host.querySelector('video');
          if (!video) return;
          stopWatching = watchSize(host, video, reopen);
          stopSearching = searchFrames(frameReaders(video), {
            onCode,
            onNothingFound: () => setState({ is: 'running', camera, foundNothing: true }),
          });
        },
        onError: (fault) => {
          stopSearching();
          setState({ is: 'faulty', fault });
        },
        onCode,
      });
      return () => {
        stopWatching();
        stopSearching();
        close();
      };
    },
    [choice, onCode, reopen],
  );

  const retry = () => {
    setState(STARTING);
    reopen();
  };
  const choose = (id: string) => {
    storePreferences({ cameraId: id });
    reopen();
    setChoice({ id });
  };
  useEffect(() => onHiddenOrShown(reopen), [reopen]);
  return { state, attach, choose, retry };
}

function frameReaders(video: HTMLVideoElement): FrameReaders {
  const frame = () => drawFitted(video, video.videoWidth, video.videoHeight, FRAME_PIXELS);
  return {
    detect: () => detectCode(frame()),
    search: () => findInWorker(pixelsOf(frame())),
  };
}

function applyStoredZoom({ zoom }: RunningCamera): void {
  const stored = readPreferences().zoom;
  const value = zoom && stored !== null ? startingZoom(zoom, stored) : null;
  if (value !== null) zoom?.set(value).catch(logScanError);
}

/** A hidden tab closes its camera, since another app may need it. */
function onHiddenOrShown(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
