import type { Html5Qrcode } from 'html5-qrcode';
import { listCameras, type NamedCamera } from './list-cameras';

/** A running camera, as the controls see it. What it cannot do is null. */
export type RunningCamera = {
  id: string;
  /** All cameras of this device, this one among them. */
  cameras: NamedCamera[];
  torch: { set: (on: boolean) => Promise<void> } | null;
  zoom: { min: number; max: number; set: (value: number) => Promise<void> } | null;
};

/** Asks a camera that films what it can do. Rejects when the browser does not tell. */
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
