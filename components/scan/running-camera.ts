import type { Html5Qrcode } from 'html5-qrcode';

/** What the controls need of a running camera. Unsupported features are null. */
export type RunningCamera = {
  id: string;
  /** All cameras of this device, including this one. */
  cameras: NamedCamera[];
  torch: { set: (on: boolean) => Promise<void> } | null;
  zoom: { min: number; max: number; set: (value: number) => Promise<void> } | null;
};

/** Returns a running camera's features. Rejects if the browser does not report them. */
export async function runningCamera(
  reader: Html5Qrcode,
  track: MediaStreamTrack,
): Promise<RunningCamera> {
  const cameras = await listCameras();
  const capabilities = reader.getRunningTrackCameraCapabilities();
  const [torch, zoom] = [capabilities.torchFeature(), capabilities.zoomFeature()];
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

/** Lists the device's cameras. Browsers reveal the names only once the page may use a camera. */
async function listCameras(): Promise<NamedCamera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}
