export type NamedCamera = { id: string; name: string };

/** The cameras of this device. Their names are known only once one of them may be used. */
export async function listCameras(): Promise<NamedCamera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }, at) => ({ id: deviceId, name: label || `Camera ${at + 1}` }));
}
