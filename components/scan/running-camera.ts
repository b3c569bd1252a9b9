import type { Html5Qrcode } from 'html5-qrcode';

/** What the controls need of a running camera. What it cannot do is null. */
export type RunningCamera = {
  id: string;
  /** All cameras of this device, this one among them. */
  cameras: NamedCamera[];
  torch: { set: (on: boolean) => Promise<void> } | null;
  zoom: { min: number; max: number; set: (value: number) => Promise<void> } | null;
};

/** Asks a running camera what it can do. Rejects when the browser does not say. */
export async function runningCamera(
  reader: Html5Qrcode,
  track: MediaStreamTrack,
): Promise<RunningCamera> {
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

type NamedCamera = { id: string; name: string };

/** Lists the cameras of this device. Their names are known only once the page may use one of them. */
async function listCameras(): Promise<NamedCamera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}
