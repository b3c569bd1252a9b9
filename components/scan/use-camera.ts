import { useCallback, useEffect, useRef, useState } from 'react';
import { detectCode } from './detect-code';
import { drawFrame } from './draw-canvas';
import { findInWorker } from './find-in-worker';
import { logScanError } from './log-scan-error';
import { openCamera } from './open-camera';
import type { RunningCamera } from './running-camera';
import { readPreferences, storePreferences } from './scanner-preferences';
import {
  type CameraError,
  FRAME_PIXELS,
  SECONDS_BEFORE_TIPS,
  searchArea,
  startingZoom,
} from './scanner-rules';
import { type FrameReaders, type ScanPatience, searchFrames } from './search-frames';
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
  const patience = useRef<ScanPatience>({ seconds: 0 });

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
          const foundNothing = patience.current.seconds >= SECONDS_BEFORE_TIPS;
          setState({ is: 'running', camera, foundNothing });
          const video = host.querySelector('video');
          if (!video) return;
          stopWatching = watchSize(host, video, reopen);
          stopSearching = searchFrames(frameReaders(video), patience.current, {
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

  /** Reopens the camera, and waits again before it searches and says what to try. */
  const reopenAnew = useCallback(() => {
    patience.current = { seconds: 0 };
    reopen();
  }, [reopen]);

  const retry = () => {
    setState(STARTING);
    reopenAnew();
  };
  const choose = (id: string) => {
    storePreferences({ cameraId: id });
    reopenAnew();
    setChoice({ id });
  };
  useEffect(() => onHiddenOrShown(reopenAnew), [reopenAnew]);
  return { state, attach, choose, retry };
}

/** Reads what the frame on the video surrounds. One canvas is enough, because frames are read one after another. */
function frameReaders(video: HTMLVideoElement): FrameReaders {
  const canvas = document.createElement('canvas');
  const drawn = () => {
    drawFrame(canvas, video, searchArea(video), FRAME_PIXELS);
    return canvas;
  };
  return {
    detect: () => detectCode(drawn),
    search: async () => findInWorker(drawn()),
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
