import { useCallback, useEffect, useState } from 'react';
import { logScanError } from './log-scan-error';
import { openCamera } from './open-camera';
import type { RunningCamera } from './running-camera';
import { readPreferences, storePreferences } from './scanner-preferences';
import { type CameraError, startingZoom } from './scanner-rules';
import { watchSize } from './watch-size';

export type CameraState =
  /** `camera` ran before. Its controls stay mounted, so that they keep the focus. */
  | { is: 'starting'; camera: RunningCamera | null }
  | { is: 'running'; camera: RunningCamera }
  | { is: 'faulty'; fault: CameraError };

const STARTING: CameraState = { is: 'starting', camera: null };

/**
 * Runs a camera while the page is visible and an element with `attach` as its ref is mounted: the one last chosen in
 * this browser, else the rear camera. `choose` opens another one, `retry` the same one again. `onCode` receives the
 * text of the first code.
 */
export function useCamera(onCode: (text: string) => void) {
  const [state, setState] = useState(STARTING);
  const [wish, setWish] = useState<{ id: string | null }>({ id: null });

  /** Closes the camera and reopens it if the page is visible. A fault stays until `retry`. */
  const reopen = useCallback(() => {
    setState((was) => (was.is === 'faulty' ? was : { is: 'starting', camera: was.camera }));
    setWish(({ id }) => ({ id }));
  }, []);

  // A ref callback's cleanup runs before its element leaves the page; an effect's cleanup runs afterwards.
  const attach = useCallback(
    (host: HTMLElement | null): undefined | (() => void) => {
      if (!host || document.hidden) return;
      let endWatch = () => {};
      const close = openCamera(host, wish.id ?? readPreferences().cameraId, {
        onRunning: (camera) => {
          applyStoredZoom(camera);
          setState({ is: 'running', camera });
          const video = host.querySelector('video');
          if (video) endWatch = watchSize(host, video, reopen);
        },
        onError: (fault) => setState({ is: 'faulty', fault }),
        onCode,
      });
      return () => {
        endWatch();
        close();
      };
    },
    [wish, onCode, reopen],
  );

  const retry = () => {
    setState(STARTING);
    reopen();
  };
  const choose = (id: string) => {
    storePreferences({ cameraId: id });
    reopen();
    setWish({ id });
  };
  useEffect(() => onHiddenOrShown(reopen), [reopen]);
  return { state, attach, choose, retry };
}

function applyStoredZoom({ zoom }: RunningCamera): void {
  const stored = readPreferences().zoom;
  const value = zoom && stored !== null ? startingZoom(zoom, stored) : null;
  if (value !== null) zoom?.set(value).catch(logScanError);
}

/** A hidden tab closes its camera, since another app may need it. */
function onHiddenOrShown(then: () => void): () => void {
  document.addEventListener('visibilitychange', then);
  return () => document.removeEventListener('visibilitychange', then);
}
