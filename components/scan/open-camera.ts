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

/** Settles when the previous camera is closed, which the next one awaits: some phones can open only one at a time. */
let previousClosed: Promise<void> = Promise.resolve();

/**
 * Opens a camera inside `host`: the one with `cameraId`, else the rear camera. Returns a function that closes it, to be
 * called once, while `host` is still in the document.
 */
export function openCamera(host: HTMLElement, cameraId: string | null, events: Events): () => void {
  let isActive = true;
  const report: Events = {
    onRunning: (camera) => isActive && events.onRunning(camera),
    onCode: (text) => {
      if (isActive) events.onCode(text);
      isActive = false;
    },
    onError: (fault) => {
      if (isActive) events.onError(fault);
      isActive = false;
    },
  };
  const opening = previousClosed.then(loadReader).then((createReader) => {
    return isActive ? start(createReader(host), cameraId, report) : null;
  });
  opening.catch((error) => {
    logScanError(error);
    report.onError(toCameraError(error));
  });
  return () => {
    isActive = false;
    // React is about to remove the host, and removing a video before it is stopped throws.
    for (const view of [...host.children]) hideView(view);
    previousClosed = opening.then(
      (openedCamera) => openedCamera?.stop(),
      () => undefined,
    );
  };
}

/** Starts the reader. If anything fails, all tracks are stopped. */
async function start({ reader, view }: CodeReader, cameraId: string | null, report: Events) {
  try {
    await begin(reader, cameraId, report);
    const [track] = tracksIn(view);
    if (!track) throw new Error('The camera has no video track');
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

/** Starts the camera with this id, or the rear one if no id is given or that camera no longer exists. */
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
  const deadline = Date.now() + PICTURE_WAIT_MS;
  while (!view.querySelector('canvas')) {
    failIfEnded(track);
    if (Date.now() >= deadline) throw new Error('The camera shows no picture');
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
