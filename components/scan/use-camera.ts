import { useCallback, useEffect, useState } from 'react';
import { logScanError } from './log-scan-error';
import { openCamera } from './open-camera';
import type { RunningCamera } from './running-camera';
import { keepPreferences, readPreferences } from './scanner-preferences';
import { type CameraFault, zoomRange } from './scanner-rules';

export type CameraState =
  | { is: 'starting' }
  | { is: 'running'; camera: RunningCamera }
  | { is: 'faulty'; fault: CameraFault };

const STARTING: CameraState = { is: 'starting' };

/**
 * A camera that runs for as long as the element with `attach` as its ref is shown: the one that was
 * chosen here last, else the one that looks away from the person. `choose` opens another one, `retry`
 * the same again. `onCode` gets the text of the first code.
 */
export function useCamera(onCode: (text: string) => void) {
  const [state, setState] = useState(STARTING);
  const [wish, setWish] = useState<{ id: string | null }>({ id: null });

  // A ref is told of its element before it comes and before it goes; an effect only after.
  const attach = useCallback(
    (host: HTMLElement | null): undefined | (() => void) => {
      if (!host) return;
      return openCamera(host, wish.id ?? readPreferences().cameraId, {
        onRunning: (camera) => {
          applyKeptZoom(camera);
          setState({ is: 'running', camera });
        },
        onFault: (fault) => setState({ is: 'faulty', fault }),
        onCode,
      });
    },
    [wish, onCode],
  );

  const retry = useCallback(() => {
    setState(STARTING);
    setWish(({ id }) => ({ id }));
  }, []);
  const choose = (id: string) => {
    keepPreferences({ cameraId: id });
    setWish({ id });
  };
  useEffect(() => onTurned(retry), [retry]);
  return { state, attach, choose, retry };
}

function applyKeptZoom({ zoom }: RunningCamera): void {
  const kept = readPreferences().zoom;
  const range = zoom && zoomRange(zoom);
  if (!range || kept === null || kept < range.min || kept > range.max) return;
  zoom.set(kept).catch(logScanError);
}

/** The library measures its picture once, when it starts. */
function onTurned(measureAgain: () => void): () => void {
  const { orientation } = window.screen;
  orientation?.addEventListener('change', measureAgain);
  return () => orientation?.removeEventListener('change', measureAgain);
}
