import type { Html5Qrcode } from 'html5-qrcode';
import { listCameras, type NamedCamera } from './list-cameras';
import { type CodeReader, loadReader } from './load-reader';
import { logScanError } from './log-scan-error';
import { BOX_PIXELS, type CameraFault, cameraFault, FRAMES_PER_SECOND } from './scanner-rules';

/** A running camera, as the controls see it. What it cannot do is null. */
export type RunningCamera = {
  id: string;
  /** All cameras of this device, this one among them. */
  cameras: NamedCamera[];
  torch: { set: (on: boolean) => Promise<void> } | null;
  zoom: { min: number; max: number; set: (value: number) => Promise<void> } | null;
};

type Events = {
  onRunning: (camera: RunningCamera) => void;
  /** Called once: a code in view would be read ten times a second. */
  onCode: (text: string) => void;
  onFault: (fault: CameraFault) => void;
};

/** A camera that shows no picture by then is given up. */
const PICTURE_WAIT_MS = 5_000;
const LOOK_AGAIN_MS = 20;

/** Some phones open one camera at a time only, so each waits until the one before is closed. */
let closed: Promise<void> = Promise.resolve();

/**
 * Opens a camera inside `host`: the one named, else the one that looks away from the person. Gives the
 * way to close it, which may be called at any moment, once, while `host` still stands in the page.
 */
export function openCamera(host: HTMLElement, cameraId: string | null, on: Events): () => void {
  let wanted = true;
  const report: Events = {
    onRunning: (camera) => wanted && on.onRunning(camera),
    onCode: (text) => {
      if (wanted) on.onCode(text);
      wanted = false;
    },
    onFault: (fault) => wanted && on.onFault(fault),
  };
  const opening = closed.then(loadReader).then((readerIn) => {
    return wanted ? start(readerIn(host), cameraId, report) : null;
  });
  opening.catch((error) => {
    logScanError(error);
    report.onFault(cameraFault(error));
  });
  return () => {
    wanted = false;
    // React is about to take the host away, and a film that leaves the page before it is stopped throws.
    for (const view of [...host.children]) moveAside(view);
    closed = opening.then(
      (started) => started?.stop(),
      () => undefined,
    );
  };
}

async function start({ reader, view }: CodeReader, cameraId: string | null, report: Events) {
  try {
    await begin(reader, cameraId, report);
  } catch (error) {
    view.remove();
    throw error;
  }
  await untilPicture(view);
  const [track] = tracksIn(view);
  track?.addEventListener('ended', () => report.onFault('lost'));
  if (track) report.onRunning(await runningCamera(reader, track));
  else report.onFault('failed');
  return { stop: () => stop(reader, view) };
}

/** A remembered camera may be gone; then any other does. */
async function begin(reader: Html5Qrcode, cameraId: string | null, { onCode }: Events) {
  const scan = { fps: FRAMES_PER_SECOND, qrbox: { width: BOX_PIXELS, height: BOX_PIXELS } };
  const away = { facingMode: 'environment' };
  try {
    await reader.start(cameraId ?? away, scan, onCode, logScanError);
  } catch (error) {
    if (!cameraId || cameraFault(error) !== 'none') throw error;
    await reader.start(away, scan, onCode, logScanError);
  }
}

/** `start` resolves before there is a picture, and stopping before that fails (integrations 6.1). */
async function untilPicture(view: HTMLElement): Promise<void> {
  const end = Date.now() + PICTURE_WAIT_MS;
  while (!view.querySelector('canvas') && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
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

/** Out of sight, but laid out: without a width the library finds its box too large. */
function moveAside(view: Element): void {
  view.className = 'invisible fixed top-0 left-0 w-80';
  document.body.append(view);
}

function tracksIn(view: HTMLElement): MediaStreamTrack[] {
  const stream = view.querySelector('video')?.srcObject;
  return stream instanceof MediaStream ? stream.getVideoTracks() : [];
}

async function runningCamera(reader: Html5Qrcode, track: MediaStreamTrack): Promise<RunningCamera> {
  const cameras = await listCameras();
  const able = reader.getRunningTrackCameraCapabilities();
  const [torch, zoom] = [able.torchFeature(), able.zoomFeature()];
  return {
    id: track.getSettings().deviceId ?? '',
    cameras,
    torch: torch.isSupported() ? { set: (on) => torch.apply(on) } : null,
    zoom: zoom.isSupported()
      ? { min: zoom.min(), max: zoom.max(), set: (value) => zoom.apply(value) }
      : null,
  };
}
