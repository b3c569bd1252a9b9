import type { Html5Qrcode } from 'html5-qrcode';
import { type CodeReader, loadReader } from './load-reader';
import { logScanError } from './log-scan-error';
import { type RunningCamera, runningCamera } from './running-camera';
import {
  type CameraError,
  FRAMES_PER_SECOND,
  scanBox,
  TRACK_ENDED,
  toCameraError,
} from './scanner-rules';

type Events = {
  onRunning: (camera: RunningCamera) => void;
  /** Called at most once, although a code in view is read in every frame. */
  onCode: (text: string) => void;
  /** Called at most once; no other event follows. */
  onError: (fault: CameraError) => void;
};

/** How long to wait for a camera's first frame. */
const PICTURE_WAIT_MS = 5_000;
const CHECK_EVERY_MS = 20;

/** Some phones can open only one camera at a time, so each waits until the previous one is closed. */
let closed: Promise<void> = Promise.resolve();

/**
 * Opens a camera inside `host`: the one with `cameraId`, else the rear camera. Returns a function that closes it. It
 * may be called once, at any time while `host` is still in the document.
 */
export function openCamera(host: HTMLElement, cameraId: string | null, on: Events): () => void {
  let wanted = true;
  const report: Events = {
    onRunning: (camera) => wanted && on.onRunning(camera),
    onCode: (text) => {
      if (wanted) on.onCode(text);
      wanted = false;
    },
    onError: (fault) => {
      if (wanted) on.onError(fault);
      wanted = false;
    },
  };
  const opening = closed.then(loadReader).then((readerIn) => {
    return wanted ? start(readerIn(host), cameraId, report) : null;
  });
  opening.catch((error) => {
    logScanError(error);
    report.onError(toCameraError(error));
  });
  return () => {
    wanted = false;
    // React is about to remove the host, and removing a video before it is stopped throws.
    for (const view of [...host.children]) hideView(view);
    closed = opening.then(
      (started) => started?.stop(),
      () => undefined,
    );
  };
}

/** Starts the reader. If anything fails, all tracks are stopped. */
async function start({ reader, view }: CodeReader, cameraId: string | null, report: Events) {
  try {
    await begin(reader, cameraId, report);
    const [track] = tracksIn(view);
    if (!track) throw new Error('The camera has no picture track');
    track.addEventListener('ended', () => report.onError('lost'));
    await waitForPicture(view, track);
    const camera = await runningCamera(reader, track);
    failIfEnded(track);
    report.onRunning(camera);
  } catch (error) {
    await stop(reader, view);
    throw error;
  }
  return { stop: () => stop(reader, view) };
}

/** The stored camera may no longer exist; then the rear camera is used. */
async function begin(reader: Html5Qrcode, cameraId: string | null, { onCode }: Events) {
  const scan = { fps: FRAMES_PER_SECOND, qrbox: scanBox };
  const rearCamera = { facingMode: 'environment' };
  try {
    await reader.start(cameraId ?? rearCamera, scan, onCode, logScanError);
  } catch (error) {
    if (!cameraId || toCameraError(error) !== 'none') throw error;
    await reader.start(rearCamera, scan, onCode, logScanError);
  }
}

/** The reader's `start` resolves before there is a picture, and stopping it before then fails (services.md 6.1). */
async function waitForPicture(view: HTMLElement, track: MediaStreamTrack): Promise<void> {
  const end = Date.now() + PICTURE_WAIT_MS;
  while (!view.querySelector('canvas')) {
    failIfEnded(track);
    if (Date.now() >= end) throw new Error('The camera shows no picture');
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
}

/** A track that ended before the listener was added fires no event. */
function failIfEnded(track: MediaStreamTrack): void {
  if (track.readyState === 'ended') throw new Error(TRACK_ENDED);
}

async function stop(reader: Html5Qrcode, view: HTMLElement): Promise<void> {
  const tracks = tracksIn(view);
  try {
    await reader.stop();
  } catch (error) {
    logScanError(error);
  }
  for (const track of tracks) track.stop();
  view.remove();
}

/** Hides the view but keeps its layout: without a width, the library rejects its scan box as too large. */
function hideView(view: Element): void {
  view.className = 'invisible fixed top-0 start-0 w-80';
  document.body.append(view);
}

function tracksIn(view: HTMLElement): MediaStreamTrack[] {
  const stream = view.querySelector('video')?.srcObject;
  return stream instanceof MediaStream ? stream.getVideoTracks() : [];
}
